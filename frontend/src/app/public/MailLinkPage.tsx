// A page where the link of a mail leads that does one thing for an account: only by a press, for mail programs open links by themselves.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { Api } from '../../providers/api'
import { isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { ScreenHeading } from '../../ui/ScreenHeading'

export interface MailLink {
  readonly email: string
  readonly code: string
}

/** What is said once it is done, and where one goes on. */
interface Done {
  readonly said: string
  readonly next: string
  readonly nextLabel: string
}

interface Words {
  readonly title: string
  /** With `%{email}`. */
  readonly text: string
  readonly submit: string
  /** The link is not as it was mailed. */
  readonly lost: string
  readonly failed: string
}

interface MailLinkPageProps {
  /** Its path. */
  readonly page: string
  readonly words: Words
  readonly send: (api: Api, link: MailLink) => Promise<Done>
}

/** Undefined: not as it was mailed, or loaded anew. */
function linkIn(search: string): MailLink | undefined {
  const query = new URLSearchParams(search)
  const [email, code] = [query.get('email') ?? '', query.get('code') ?? '']
  return email !== '' && code !== '' ? { email, code } : undefined
}

export function MailLinkPage({ page, words, send }: MailLinkPageProps) {
  const [link] = useState(() => linkIn(window.location.search))
  // Neither the history of the browser nor whoever looks over a shoulder keeps it.
  useEffect(() => history.replaceState(null, '', page), [page])
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, mx: 'auto', p: { xs: 3, sm: 5 } }}>
      <ScreenHeading>{words.title}</ScreenHeading>
      <Stack spacing={2.5} sx={{ mt: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        {link ? (
          <Question {...{ link, words, send }} />
        ) : (
          <Alert severity="info" sx={{ width: '100%' }}>
            {words.lost}
          </Alert>
        )}
      </Stack>
    </Paper>
  )
}

interface QuestionProps extends Pick<MailLinkPageProps, 'words' | 'send'> {
  readonly link: MailLink
}

function Question({ link, words, send }: QuestionProps) {
  const { running, failed, done, press } = usePress({ link, words, send })
  if (done) return <Told done={done} />
  return (
    <>
      <Typography>{words.text.replace('%{email}', link.email)}</Typography>
      {failed !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failed}
        </Alert>
      )}
      <Button variant="contained" size="large" loading={running} onClick={() => void press()}>
        {words.submit}
      </Button>
    </>
  )
}

const Told = ({ done: { said, next, nextLabel } }: { done: Done }) => (
  <>
    <Alert severity="success" role="status" sx={{ width: '100%' }}>
      {said}
    </Alert>
    <Button variant="contained" size="large" href={next}>
      {nextLabel}
    </Button>
  </>
)

function usePress({ link, words, send }: QuestionProps) {
  const { api } = useSession()
  const [done, setDone] = useState<Done>()
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState<string>()
  const press = async (): Promise<void> => {
    setFailed(undefined)
    setRunning(true)
    try {
      setDone(await send(api, link))
    } catch (error) {
      if (!isFailure(error)) throw error
      setFailed(error.lines[0] ?? words.failed)
    } finally {
      setRunning(false)
    }
  }
  return { running, failed, done, press }
}
