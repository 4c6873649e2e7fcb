// The words of acting as somebody that the whole application knows.
import type { Messages } from '../../providers/words'

export const loginAsMessages: Messages = {}
