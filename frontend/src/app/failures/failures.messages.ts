// The words of what went wrong, is closed to somebody or is not there.
import type { Messages } from '../../providers/words'

export const failureMessages: Messages = {
  errors: {
    modal: 'Error',
    ok: 'OK',
    sign_in_again: 'Sign in again',
    not_now: 'Not now',
    title: { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 423: 'Locked', 500: 'Internal Server Error' },
    message: {
      401: 'You have been signed out. Sign in to go on.',
      403: 'You do not have permission to access this page.',
      404: 'The requested resource was not found.',
      423: 'Your session is locked. Sign in again to go on.',
      500: 'An error has occurred. Please try again later.',
    },
    fallback: 'The server answered %{status} to %{endpoint}.',
    offline:
      'There is no connection. What you see may be old, and nothing can be saved. The page catches up when the connection is back; what you try now you will have to try again.',
    outdated:
      'Part of what you see here is out of date: a later change of it could not be taken in. Nothing is lost, and those who run Practicum are told.',
    unreachable: 'The server could not be reached. Check your connection and try again; nothing was lost.',
    not_done:
      'Practicum could not be reached. What you entered is still here. Check your connection and try again; nothing will be done twice.',
    reload: 'Reload',
    try_again: 'Try again',
    list: 'This list could not be loaded.',
  },
  denied: {
    title: 'You may not open this page',
    text: 'Your current role has no access to %{path}. If you work in another role too, switch to it in your user menu.',
    home: 'Go to the dashboard',
  },
  crash: { title: 'This screen stopped working', text: 'Reload it to go on. What was saved is safe.' },
  not_found: { title: 'Page not found', text: 'The requested resource was not found.' },
  gone: {
    text: 'The requested resource was not found. It may have been deleted, or it is not shared with you.',
    since_title: 'No longer here',
    since: 'This was deleted while you were looking at it, or it is no longer shared with you.',
    list: 'Back to the list',
  },
}
