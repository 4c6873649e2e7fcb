// Says what has happened, for eight seconds, in a live region.
import { Notification } from 'react-admin'

/** Milliseconds a toast stays. */
export const TOAST_MS = 8_000

export const Toasts = () => (
  <Notification autoHideDuration={TOAST_MS} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
)
