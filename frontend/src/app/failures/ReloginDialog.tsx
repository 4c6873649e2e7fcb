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
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isFailure } from '../../providers/api-failure'
import { signIn } from '../../providers/first-rows'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'

interface Relogin {
  readonly errors: readonly string[]
  readonly running: boolean
  readonly attempt: (password: string) => Promise<void>
}

function useRelogin(onDone: () => void): Relogin {
  const { api, leave } = useSession()
  const { user } = useMe()
  const client = useQueryClient()
  const [errors, setErrors] = useState<readonly string[]>([])
  const [running, setRunning] = useState(false)
  const signInAs = async (password: string): Promise<void> => {
    const answer = await api.call(signIn, { body: { email: user.email, password } })
    // A further step has its own screen; the page cannot stay under it.
    if (answer.next) return leave(answer.next)
    api.takeToken(answer.csrf_token)
    void client.invalidateQueries()
    onDone()
  }
  const attempt = async (password: string): Promise<void> => {
    if (password === '' || running) return
    setRunning(true)
    await signInAs(password).catch(error => setErrors(isFailure(error) ? error.lines : []))
    setRunning(false)
  }
  return { errors, running, attempt }
}

export function ReloginDialog({ onDone }: { onDone: () => void }) {
  const translate = useTranslate()
  const { leave } = useSession()
  const { user } = useMe()
  const { errors, running, attempt } = useRelogin(onDone)
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void attempt(password)
  }
  return (
    <Dialog open aria-labelledby="relogin-title" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="relogin-title">{translate('app.relogin.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{translate('app.relogin.text')}</DialogContentText>
            {errors.length > 0 && (
              <Alert severity="error">
                {errors.map(line => (
                  <div key={line}>{line}</div>
                ))}
              </Alert>
            )}
            <TextField
              label={translate('app.relogin.email')}
              value={user.email}
              slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username' } }}
            />
            <TextField
              autoFocus
              label={translate('app.relogin.password')}
              type="password"
              required
              value={password}
              onChange={event => setPassword(event.target.value)}
              slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => leave('/login')}>{translate('app.relogin.leave')}</Button>
          <Button type="submit" variant="contained" loading={running}>
            {translate('app.relogin.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
