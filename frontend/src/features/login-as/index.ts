// Acting as somebody.
import type { Feature } from '../../app/feature'
import { loginAsMessages } from './login-as.messages'

export const loginAs: Feature = { name: 'login-as', messages: loginAsMessages }
