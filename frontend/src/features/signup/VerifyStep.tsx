// The step on which somebody waits for the mail that proves their address, and can have it sent again.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lapsesAt } from '@practicum/shared/features/people/user.verification'
import { dateIn } from '@practicum/shared/kernel/dates'
import { longDay, readerZone } from '../../ui/dates'
import { ResentToast } from './ResentToast'
import { StepHeading } from './StepFrame'
import { filledWith, useSignupWords } from './signup-words'
import { useResending } from './use-resending'
import { keptWaiting } from './waiting'

export interface VerifyStepProps {
  readonly email: string
  /** For the title of the page; undefined where none is known. */
  readonly organization?: string | undefined
  /** To correct what was entered; offered where the mail could not be sent. */
  readonly back: () => void
}

export function VerifyStep({ email, organization, back }: VerifyStepProps) {
  const words = useSignupWords()
  const { verify } = words
  const { running, sent, failed, resend } = useResending(email)
  return (
    <>
      <StepHeading title={verify.title} organization={organization} />
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{filledWith(verify.text, { email })}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 2.5 }}>
        {verify.waiting}
      </Typography>
      <Until since={keptWaiting(email)?.since} />
      {failed !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failed}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        {failed !== undefined && (
          <Button size="large" onClick={back}>
            {words.back}
          </Button>
        )}
        <Button variant="outlined" size="large" loading={running} onClick={() => void resend()}>
          {verify.resend}
        </Button>
      </Box>
      <ResentToast email={email} sent={sent} />
    </>
  )
}

/** `since`: the account is there; undefined where this browser keeps nothing. */
function Until({ since }: { since: string | undefined }) {
  const { verify } = useSignupWords()
  if (since === undefined) return null
  const date = longDay(dateIn(readerZone(), new Date(lapsesAt(since))))
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2.5 }}>
      {filledWith(verify.until, { date })}
    </Alert>
  )
}
