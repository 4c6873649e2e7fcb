// The words of platform settings.
import type { Messages } from '../../providers/words'

export const settingsMessages: Messages = {
  banner: {
    title: 'Maintenance banner',
    text: 'Shown above every page, to everybody.',
    message: 'Message',
    show: 'Show banner',
    hide: 'Hide banner',
    shown: 'The maintenance banner is shown now.',
    hidden: 'The maintenance banner is hidden now.',
    on: 'Shown',
    off: 'Hidden',
  },
  lockout: {
    modal: 'System lockout',
    ok: 'Go to sign-in',
    title: 'User lockout',
    text: 'The lockout is primed. Turning it on signs out everybody but admins at once.',
    start: 'Lock everybody out',
    confirm_title: 'Lock everybody out?',
    consequence: 'Everyone but admins is signed out at once and cannot sign in until you turn the lockout off.',
    stop: 'Turn lockout off',
    started: 'The lockout has started.',
    stopped: 'The lockout is off and no longer primed.',
    on: 'On',
    off: 'Primed',
    unprimed: 'Not primed',
    prime: 'Prime lockout',
    prime_text: 'Locking everybody out takes two steps. Priming changes nothing yet.',
    primed: 'The lockout is primed. It can be turned on now.',
  },
  failed: 'A setting could not be changed',
}
