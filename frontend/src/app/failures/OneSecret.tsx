// One step of signing in over the page: a password or a code that is typed, and what features offer beside it.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type InputHTMLAttributes, type ReactNode, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useSession } from '../../providers/session'
import { useFirstForm } from '../../ui/form/use-first-form'
import { type SignInAgainProps, useFeatures } from '../feature'
import type { Relogin } from './use-relogin'

/** What features offer beside what is typed. */
export function Beside(props: SignInAgainProps) {
  const Given = useFeatures().flatMap(({ slots }) => slots?.signInAgain ?? [])[0]
  return <Suspense fallback={null}>{Given ? <Given {...props} /> : props.otherwise}</Suspense>
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
  readonly after?: ReactNode
}

/** One step: what was refused, what is known already, and the one thing to type. */
export function OneSecret({ relogin, text, label, submit, use, onGive, input, children, after }: OneSecretProps) {
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
          {after}
          <Beside use={use} onEntered={relogin.entered} onOver={relogin.over} />
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
