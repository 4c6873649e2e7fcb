// What mails about accounts say.
import type { MailWords } from '../../kernel/feature'

const ACCOUNT = { label: 'Look at your account', path: '/account#account-two-factor' } as const
const PASSKEYS = { label: 'Look at your account', path: '/account#account-passkeys' } as const
const NOT_YOU = 'If that was not you, change your password and tell those who look after the platform.'

const NOT_MERGED =
  'If the other account is not yours, tell those who look after the platform: for 30 days this can be undone.'

export const accountMails: Readonly<Record<string, MailWords>> = {
  'user.sign_in_locked': {
    subject: 'Somebody has tried to guess your password',
    paragraphs: [
      'Hello {name},',
      'Somebody has tried to guess the password of your account, from several networks. For a day it can be signed in to from devices that you have used before, and from no other.',
      'If it was you, on a new device: lift the lock by the link below, which opens for a day, or ask those who look after the platform.',
    ],
    action: { label: 'Lift the lock', path: '/login/unlock?email={email}&code={secret}' },
    closing: ['Your password is as it was, and nobody got in by these attempts.'],
  },
  'user.sign_in_lock_lifted': {
    subject: 'You can sign in from new devices again',
    paragraphs: ['Hello {name},', 'Your account can be signed in to from new devices again.'],
    action: { label: 'Sign in', path: '/login' },
  },
  'user.two_factor_set_up': {
    subject: 'Two-factor sign-in was set up',
    paragraphs: [
      'Hello {name},',
      'Two-factor sign-in was set up for your account. From now on, signing in asks for a code of your app after the password. Everywhere else you were signed out.',
    ],
    action: ACCOUNT,
    closing: [NOT_YOU],
  },
  'user.two_factor_by_text': {
    subject: 'Codes for signing in go to your phone',
    paragraphs: [
      'Hello {name},',
      'Two-factor sign-in was set up for your account, by text message. From now on, signing in sends a code to the phone that was named there. Everywhere else you were signed out.',
    ],
    action: ACCOUNT,
    closing: [NOT_YOU],
  },
  'user.two_factor_removed': {
    subject: 'Two-factor sign-in was taken away',
    paragraphs: [
      'Hello {name},',
      'Two-factor sign-in was taken away from your account. From now on, the password alone is enough to sign in.',
    ],
    action: ACCOUNT,
    closing: [NOT_YOU],
  },
  'user.merged': {
    subject: 'Another account of yours was merged into this one',
    paragraphs: [
      'Hello {name},',
      'Those who look after the platform have merged another account of yours into this one. Its positions, with all that belongs to them, are with you now; switch between them at the top of each page.',
      'You sign in as before. The other account is closed, and its password opens nothing any more.',
    ],
    action: { label: 'Look at your account', path: '/account' },
    closing: [NOT_MERGED],
  },
  'user.merged_away': {
    subject: 'This account was merged into another one of yours',
    paragraphs: [
      'Hello {name},',
      'Those who look after the platform have merged the account that you signed in to with this address into another account of yours. All of it is there; sign in by the address of that account.',
      'The account of this address is closed, and its password opens nothing any more.',
    ],
    action: { label: 'Sign in', path: '/login' },
    closing: [NOT_MERGED],
  },
  'user.merge_undone': {
    subject: 'Two accounts of yours are apart again',
    paragraphs: [
      'Hello {name},',
      'Those who look after the platform have undone the merge of two accounts of yours. Each has its own positions again, and is signed in to by its own address and password.',
    ],
    action: { label: 'Sign in', path: '/login' },
  },
  'user.login_as_started': {
    subject: 'An admin acts as you',
    paragraphs: [
      'Hello {name},',
      '{admin} has begun to act as you, to help or to look into something: {reason}',
      'They see what you see, but for files, and can neither sign, decide nor change your account. It ends within an hour. What they do stands under both names.',
    ],
    action: { label: 'Look at your history', path: '/account#account-history' },
    closing: ['If you did not expect this, ask those who look after the platform.'],
  },
  'user.recovery_code_used': {
    subject: 'A recovery code was used',
    paragraphs: [
      'Hello {name},',
      'A recovery code was used to sign in to your account. It opens nothing any more. If few are left, make new ones.',
    ],
    action: ACCOUNT,
    closing: [NOT_YOU],
  },
  'user.recovery_codes_renewed': {
    subject: 'New recovery codes were made',
    paragraphs: [
      'Hello {name},',
      'New recovery codes were made for your account. Those of before open nothing any more.',
    ],
    action: ACCOUNT,
    closing: [NOT_YOU],
  },
  'user.passkey_added': {
    subject: 'A passkey was added',
    paragraphs: [
      'Hello {name},',
      'The passkey “{passkey}” was added to your account. It signs in to it without your password and without a code.',
    ],
    action: PASSKEYS,
    closing: ['If that was not you, remove it, change your password and tell those who look after the platform.'],
  },
  'user.passkey_removed': {
    subject: 'A passkey was removed',
    paragraphs: [
      'Hello {name},',
      'A passkey was removed from your account. It signs in to it no more, and everywhere else you were signed out.',
    ],
    action: PASSKEYS,
    closing: [NOT_YOU],
  },
  'user.passkey_refused': {
    subject: 'A passkey may have been copied',
    paragraphs: [
      'Hello {name},',
      'A passkey of your account was given, and was not taken: its counter went back, which happens where somebody has a copy of it. Remove it, and add a new one.',
    ],
    action: PASSKEYS,
    closing: [NOT_YOU],
  },
}
