// The words of acting as somebody that the whole application knows; those of its dialog, its banner and the history are fetched with them.
import type { Messages } from '../../providers/words'

export const loginAsMessages: Messages = { command: 'Log in as somebody' }
