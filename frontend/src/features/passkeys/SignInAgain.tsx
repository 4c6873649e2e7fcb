// A passkey in the dialog that signs in over a page: in place of the password, or of the code after it; never into another account.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { SignInAgainProps } from '../../app/feature'
import { asksToSignIn, isFailure } from '../../providers/api-failure'
import { hasAuthenticators } from '../../providers/has-authenticators'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useSession } from '../../providers/session'
import { useFailureWords } from '../../providers/use-intent'
import { passkeySectionMessages } from './passkey-section.messages'

export default function SignInAgain(props: SignInAgainProps) {
  return hasAuthenticators() ? (
    <ScreenWords name="passkeys" english={passkeySectionMessages}>
      <Given {...props} />
    </ScreenWords>
  ) : (
    props.otherwise
  )
}

function Given({ use, isAlone = false, onEntered, onOver }: SignInAgainProps) {
  const translate = useTranslate()
  const { api, leave } = useSession()
  const { user } = useMe()
  const words = useFailureWords()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [running, setRunning] = useState(false)
  const give = async (): Promise<void> => {
    const { byPasskeyOf } = await import('./signing-in')
    const entered = await byPasskeyOf(api, use, user.id)
    if (entered === undefined || entered === 'other') {
      setRefused([translate(`passkeys.again.${entered ?? 'none'}`)])
    } else if (entered.id === user.id) onEntered()
    else leave(entered.redirect)
  }
  const failed = (error: unknown): void => {
    const lines = isFailure(error) ? words(error) : [translate('passkeys.again.failed')]
    // Whoever gives it in place of the password has begun nothing yet.
    if (use === 'second_step' && asksToSignIn(error)) onOver(lines)
    else setRefused(lines)
  }
  const press = (): void => {
    setRefused([])
    setRunning(true)
    void give()
      .catch(failed)
      .finally(() => setRunning(false))
  }
  return (
    <Stack spacing={1.5}>
      {isAlone && <DialogContentText>{translate('passkeys.again.text')}</DialogContentText>}
      {refused.map(line => (
        <Alert key={line} severity="error">
          {line}
        </Alert>
      ))}
      <Button variant={isAlone ? 'contained' : 'outlined'} autoFocus={isAlone} loading={running} onClick={press}>
        {translate('passkeys.again.button')}
      </Button>
    </Stack>
  )
}
