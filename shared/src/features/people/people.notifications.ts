// What notifications of accounts say.
import type { NotificationWords } from '../../kernel/feature'

const words = (text: string): NotificationWords => ({ text, bare: text, link: () => '/notifications' })

export const accountNotifications: Readonly<Record<string, NotificationWords>> = {
  'user.sign_in_locked': words(
    'Somebody has tried to guess your password from several networks. For a day your account can be signed in to from devices that you have used before, and from no other',
  ),
  'user.sign_in_lock_lifted': words('Your account can be signed in to from new devices again'),
  'user.two_factor_removed': words(
    'An admin has taken two-factor sign-in away from your account. Set it up anew on the page of your account',
  ),
  'user.merged': words(
    'Another account of yours has been merged into this one: its positions, with all that belongs to them, are with you now',
  ),
  'user.merge_undone': words('Two accounts of yours that had been merged are apart again'),
  'user.login_as_started': {
    ...words('An admin has begun to act as you. Who, why and for how long stands in the history of your account'),
    link: () => '/account#account-history',
  },
}
