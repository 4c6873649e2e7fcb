// The words of acting as somebody that the whole application knows, in Spanish.
import type { loginAsMessages } from './login-as.messages'

export const messages: typeof loginAsMessages = { command: 'Usar la cuenta de otra persona' }
