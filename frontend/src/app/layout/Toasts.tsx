// Says what has happened, for eight seconds, in a live region; above the bar of a phone and what is held at the lower edge, and gone at a press.
import { Notification, useNotificationContext } from 'react-admin'
import { BOTTOM_BAR_HEIGHT, HELD_BELOW } from '../../ui/sizes'
import { CloseToast, TOAST_MS } from '../../ui/toast'

/** What waits behind a toast is newer, and mostly what one has just done: then a toast stays for as long as it takes to read. */
const READ_MS = 1_500

export function Toasts() {
  const { notifications } = useNotificationContext()
  return (
    <Notification
      autoHideDuration={notifications.length > 0 ? READ_MS : TOAST_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={<CloseToast />}
      sx={{ bottom: { xs: `calc(${BOTTOM_BAR_HEIGHT + 16}px + ${HELD_BELOW})`, md: `calc(24px + ${HELD_BELOW})` } }}
    />
  )
}
