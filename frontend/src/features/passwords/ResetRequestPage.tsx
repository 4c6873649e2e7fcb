// Asking for a link by which a new password is chosen. What it says afterwards is the same for every address.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { regexes } from 'zod/v4/core'
import { isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { usePageWords } from '../../providers/spoken'
import { Field } from '../../ui/form/Field'
import { useFirstForm } from '../../ui/form/use-first-form'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { messageOf } from './new-password'
import { passwordPageMessages } from './password-page.messages'
import { requestReset } from './passwords.rows'

export default function ResetRequestPage() {
  const words = usePageWords('passwords', passwordPageMessages)
  const [sent, setSent] = useState<string>()
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, mx: 'auto', p: { xs: 3, sm: 5 } }}>
      <ScreenHeading>{words.ask.title}</ScreenHeading>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {words.ask.intro}
      </Typography>
      {sent === undefined ? <AskForm onSent={setSent} /> : <Sent message={sent} onAgain={() => setSent(undefined)} />}
      <Link href="/login" variant="body2" sx={{ display: 'inline-block', mt: 3, py: 0.5 }}>
        {words.ask.back}
      </Link>
    </Paper>
  )
}

function AskForm({ onSent }: { onSent: (message: string) => void }) {
  const { api } = useSession()
  const words = usePageWords('passwords', passwordPageMessages)
  const [failed, setFailed] = useState(() => new URLSearchParams(location.search).get('error') ?? undefined)
  const form = useFirstForm({
    values: { email: '' },
    check: ({ email }) => {
      if (email.trim() === '') return { email: words.required }
      return regexes.email.test(email.trim()) ? {} : { email: words.ask.validEmail }
    },
    send: async ({ email }) => {
      setFailed(undefined)
      try {
        onSent((await api.call(requestReset, { body: { email: email.trim() } })).flash.message)
      } catch (error) {
        if (!isFailure(error)) throw error
        setFailed(messageOf(error))
      }
    },
  })
  return (
    <Stack component="form" {...form.element} spacing={2.5}>
      {failed && <Alert severity="error">{failed}</Alert>}
      <Field label={words.ask.email} type="email" autoComplete="username" {...form.bind('email')} />
      <Button type="submit" variant="contained" size="large" disabled={form.running}>
        {words.ask.submit}
      </Button>
    </Stack>
  )
}

function Sent({ message, onAgain }: { message: string; onAgain: () => void }) {
  const words = usePageWords('passwords', passwordPageMessages)
  return (
    <Stack spacing={2.5}>
      <Alert severity="success" role="status">
        {message}
      </Alert>
      <Typography variant="body2" color="textSecondary">
        {words.ask.nothing}
      </Typography>
      <Button variant="outlined" onClick={onAgain}>
        {words.ask.again}
      </Button>
    </Stack>
  )
}
