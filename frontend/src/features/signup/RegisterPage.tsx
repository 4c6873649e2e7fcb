// A code in the address leads on to signing up; without one it is asked for.
import { CodePage } from './CodePage'
import SignUp from './SignUpPage'

export default function RegisterPage() {
  return window.location.pathname.replace(/\/$/, '') === '/register' ? <CodePage /> : <SignUp />
}
