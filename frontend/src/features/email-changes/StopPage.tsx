// Stops a change of address, or takes it back, by the link of the mail to the address before: only by a press, for mail programs open links by themselves.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { usePageWords } from '../../providers/spoken'
import { stopEmailChange } from './email-changes.rows'
import { stopPageMessages } from './stop-page.messages'

const PAGE = '/email-change/stop'

interface MailLink {
  readonly email: string
  readonly code: string
}

/** Undefined: not as it was mailed, or loaded anew. */
function linkIn(search: string): MailLink | undefined {
  const query = new URLSearchParams(search)
  const [email, code] = [query.get('email') ?? '', query.get('code') ?? '']
  return email !== '' && code !== '' ? { email, code } : undefined
}

export default function StopPage() {
  const words = usePageWords('email-stop', stopPageMessages)
  const [link] = useState(() => linkIn(window.location.search))
  // Neither the history of the browser nor whoever looks over a shoulder keeps it.
  useEffect(() => history.replaceState(null, '', PAGE), [])
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, mx: 'auto', p: { xs: 3, sm: 5 } }}>
      <Typography variant="h1">{words.title}</Typography>
      {link ? (
        <Stopping link={link} />
      ) : (
        <Alert severity="info" sx={{ mt: 2 }}>
          {words.lost}
        </Alert>
      )}
    </Paper>
  )
}

function Stopping({ link }: { link: MailLink }) {
  const words = usePageWords('email-stop', stopPageMessages)
  const { running, failed, next, stop } = useStopping(link)
  if (next !== undefined) return <Stopped next={next} />
  return (
    <Stack spacing={2.5} sx={{ mt: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <Typography>{words.text.replace('%{email}', link.email)}</Typography>
      {failed !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failed}
        </Alert>
      )}
      <Button variant="contained" size="large" loading={running} onClick={() => void stop()}>
        {words.submit}
      </Button>
    </Stack>
  )
}

/** `next`: where a new password is asked for. */
function Stopped({ next }: { next: string }) {
  const words = usePageWords('email-stop', stopPageMessages)
  return (
    <Stack spacing={2.5} sx={{ mt: 2, alignItems: 'flex-start' }}>
      <Alert severity="success" role="status" sx={{ width: '100%' }}>
        {words.stopped}
      </Alert>
      <Button variant="contained" size="large" href={next}>
        {words.next}
      </Button>
    </Stack>
  )
}

function useStopping(link: MailLink) {
  const words = usePageWords('email-stop', stopPageMessages)
  const { api } = useSession()
  const [next, setNext] = useState<string>()
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState<string>()
  const stop = async (): Promise<void> => {
    setFailed(undefined)
    setRunning(true)
    try {
      setNext((await api.call(stopEmailChange, { body: { ...link } })).next)
    } catch (error) {
      if (!isFailure(error)) throw error
      setFailed(error.lines[0] ?? words.failed)
    } finally {
      setRunning(false)
    }
  }
  return { running, failed, next, stop }
}
