// Signs the same person in again over the page, so that nothing typed on it is lost.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type InputHTMLAttributes, type ReactNode, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { useFirstForm } from '../../ui/form/use-first-form'
import { type SignInAgainProps, useFeatures } from '../feature'
import { type Relogin, STEP_PAGE, useRelogin } from './use-relogin'

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
      return <TokenStep relogin={relogin} phone={relogin.step.phone} />
    case 'device':
      return <DeviceStep relogin={relogin} />
  }
}

/** What features offer beside what is typed. */
function Beside(props: SignInAgainProps) {
  const Given = useFeatures().flatMap(({ slots }) => slots?.signInAgain ?? [])[0]
  return <Suspense fallback={null}>{Given ? <Given {...props} /> : props.otherwise}</Suspense>
}

/** What is asked for is said by whoever offers it; where it cannot be given here, that is said, with the way to where one signs in. */
function DeviceStep({ relogin }: { relogin: Relogin }) {
  const translate = useTranslate()
  const { leave } = useSession()
  return (
    <>
      <DialogTitle id="relogin-title">{translate('app.relogin.title')}</DialogTitle>
      <DialogContent>
        <Beside use="second_step" isAlone onEntered={relogin.entered} otherwise={<NotHere />} />
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

function TokenStep({ relogin, phone }: { relogin: Relogin; phone: string | null }) {
  const translate = useTranslate()
  return (
    <OneSecret
      key="token"
      relogin={relogin}
      text={translate(phone ? 'app.relogin.token_sent' : 'app.relogin.token_app', { phone })}
      label={translate('app.relogin.token')}
      submit={translate('app.relogin.go_on')}
      use="second_step"
      onGive={relogin.giveToken}
      input={{ type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 60 }}
    >
      {phone !== null && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => void relogin.sendAgain()}>
          {translate('app.relogin.again')}
        </Button>
      )}
    </OneSecret>
  )
}

interface OneSecretProps {
  readonly relogin: Relogin
  readonly text: string
  readonly label: string
  readonly submit: string
  readonly use: SignInAgainProps['use']
  readonly onGive: (secret: string) => Promise<void>
  readonly input: InputHTMLAttributes<HTMLInputElement>
  readonly children?: ReactNode
}

/** One step: what was refused, what is known already, and the one thing to type. */
function OneSecret({ relogin, text, label, submit, use, onGive, input, children }: OneSecretProps) {
  const translate = useTranslate()
  const { leave } = useSession()
  const { element, bind, running } = useFirstForm({
    values: { secret: '' },
    check: ({ secret }) => (secret.trim() === '' ? { secret: translate('app.form.required') } : {}),
    send: ({ secret }) => onGive(secret),
  })
  const { value, error, onChange } = bind('secret')
  return (
    <form {...element}>
      <DialogTitle id="relogin-title">{translate('app.relogin.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{text}</DialogContentText>
          <Refused lines={relogin.errors} />
          {children}
          <TextField
            autoFocus
            required
            label={label}
            value={value}
            onChange={event => onChange(event.target.value)}
            error={error !== undefined}
            helperText={error}
            slotProps={{ htmlInput: input }}
          />
          <Beside use={use} onEntered={relogin.entered} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave('/login')}>{translate('app.relogin.leave')}</Button>
        <Button type="submit" variant="contained" loading={running}>
          {submit}
        </Button>
      </DialogActions>
    </form>
  )
}

function Refused({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Alert severity="error">
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}
