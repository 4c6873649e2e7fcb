// Signs the same person in again over the page, so that nothing typed on it is lost.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Beside, OneSecret } from './OneSecret'
import { type Relogin, STEP_PAGE, useRelogin } from './use-relogin'

/** Most are asked for their password alone. */
const TokenStep = lazyWithRetry(() => import('./ReloginToken'))

export function ReloginDialog({ onDone }: { onDone: () => void }) {
  const relogin = useRelogin(onDone)
  return (
    <Dialog open aria-labelledby="relogin-title" fullWidth maxWidth="xs">
      <StepOf relogin={relogin} />
    </Dialog>
  )
}

function StepOf({ relogin }: { relogin: Relogin }) {
  switch (relogin.step.kind) {
    case 'password':
      return <PasswordStep relogin={relogin} />
    case 'token':
      return (
        <Suspense fallback={null}>
          <TokenStep relogin={relogin} phone={relogin.step.phone} />
        </Suspense>
      )
    case 'device':
      return <DeviceStep relogin={relogin} />
  }
}

/** What is asked for is said by whoever offers it; where it cannot be given here, that is said, with the way to where one signs in. */
function DeviceStep({ relogin }: { relogin: Relogin }) {
  const translate = useTranslate()
  const { leave } = useSession()
  return (
    <>
      <DialogTitle id="relogin-title">{translate('app.relogin.title')}</DialogTitle>
      <DialogContent>
        <Beside use="second_step" isAlone onEntered={relogin.entered} onOver={relogin.over} otherwise={<NotHere />} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave('/login')}>{translate('app.relogin.leave')}</Button>
      </DialogActions>
    </>
  )
}

function NotHere() {
  const translate = useTranslate()
  const { leave } = useSession()
  return (
    <Stack spacing={2}>
      <DialogContentText>{translate('app.relogin.not_here')}</DialogContentText>
      <Button variant="contained" onClick={() => leave(STEP_PAGE)}>
        {translate('app.relogin.elsewhere')}
      </Button>
    </Stack>
  )
}

function PasswordStep({ relogin }: { relogin: Relogin }) {
  const translate = useTranslate()
  const { user } = useMe()
  return (
    <OneSecret
      relogin={relogin}
      text={translate('app.relogin.text')}
      label={translate('app.relogin.password')}
      submit={translate('app.relogin.submit')}
      use="sign_in"
      onGive={relogin.givePassword}
      input={{ type: 'password', autoComplete: 'current-password' }}
    >
      <TextField
        required
        label={translate('app.relogin.email')}
        value={user.email}
        slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username' } }}
      />
    </OneSecret>
  )
}
