// Where signing in leads whoever has not proved their address yet: until when they have time, and the mail once more.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { arrivalAlerts } from '../../app/public/arrival-alerts'
import { useSession } from '../../providers/session'
import { longDay } from '../../ui/dates'
import { ResentToast } from './ResentToast'
import { SignUpFrame } from './SignUpFrame'
import { StepHeading } from './StepFrame'
import { filledWith, useSignupWords } from './signup-words'
import { useResending } from './use-resending'

const A_DAY = /^\d{4}-\d{2}-\d{2}$/

function arrivedWith(search: string) {
  const query = new URLSearchParams(search)
  const until = query.get('until') ?? ''
  return { email: query.get('email') ?? '', until: A_DAY.test(until) ? until : undefined }
}

export default function ActivatePage() {
  const { state, leave } = useSession()
  const [{ email, until }] = useState(() => arrivedWith(window.location.search))
  const { activate } = useSignupWords()
  useEffect(() => {
    if (email === '') leave('/login')
  }, [email, leave])
  if (email === '') return null
  return (
    <SignUpFrame>
      <StepHeading title={activate.title} />
      <Stack spacing={2.5} sx={{ mt: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        {arrivalAlerts(window.location.search, state).map(({ severity, messages }) => (
          <Alert key={messages.join()} severity={severity} sx={{ width: '100%' }}>
            {messages.join(' ')}
          </Alert>
        ))}
        <Typography>{filledWith(activate.text, { email })}</Typography>
        <Deletion email={email} until={until} />
        <Button href="/login">{activate.login}</Button>
      </Stack>
    </SignUpFrame>
  )
}

/** `until`: its day; undefined where nobody has said it. */
function Deletion({ email, until }: { email: string; until: string | undefined }) {
  const { activate, verify } = useSignupWords()
  const { running, sent, failed, resend } = useResending(email)
  return (
    <>
      <Alert severity="warning" role="note" sx={{ width: '100%' }}>
        {until === undefined ? activate.some_day : filledWith(activate.until, { date: longDay(until) })}
      </Alert>
      {failed !== undefined && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failed}
        </Alert>
      )}
      <Box>
        {sent ? (
          <Typography sx={{ overflowWrap: 'anywhere' }}>{filledWith(verify.resent, { email })}</Typography>
        ) : (
          <Button variant="outlined" size="large" loading={running} onClick={() => void resend()}>
            {verify.resend}
          </Button>
        )}
      </Box>
      <ResentToast email={email} sent={sent} />
    </>
  )
}
