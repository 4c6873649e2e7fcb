// The words of one's own password.
import type { Messages } from '../../providers/words'

export const passwordsMessages: Messages = {
  title: 'Password',
  about: 'Everywhere else you are signed out when you change it.',
  current: 'Current password',
  submit: 'Change password',
  cancel: 'Cancel',
  changed: 'Your password is changed. Everywhere else you are signed out.',
}
