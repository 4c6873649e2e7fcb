// Says what has happened, for eight seconds, in a live region; above the bar of a phone and what is held at the lower edge, and gone at a press.
import { Notification } from 'react-admin'
import { BOTTOM_BAR_HEIGHT, HELD_BELOW } from '../../ui/sizes'
import { CloseToast } from '../../ui/toast'

/** Milliseconds a toast stays. */
export const TOAST_MS = 8_000

export const Toasts = () => (
  <Notification
    autoHideDuration={TOAST_MS}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    action={<CloseToast />}
    sx={{ bottom: { xs: `calc(${BOTTOM_BAR_HEIGHT + 16}px + ${HELD_BELOW})`, md: `calc(24px + ${HELD_BELOW})` } }}
  />
)
