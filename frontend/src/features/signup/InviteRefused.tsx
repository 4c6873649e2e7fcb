// For somebody who is signed in: why an invitation opens nothing, and what they can do. Visitors are told on the sign-in page, which those who are signed in never see.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import { StepHeading } from './StepFrame'
import { filledWith, useSignupWords } from './signup-words'

interface InviteRefusedProps {
  readonly reasons: readonly string[]
  readonly user: CurrentUser
}

export function InviteRefused({ reasons, user }: InviteRefusedProps) {
  const { refused, join } = useSignupWords()
  const { name, email, current_position: position } = user
  return (
    <>
      <StepHeading title={refused.title} organization={position.organization.name} />
      <Stack spacing={2.5} sx={{ mt: 2, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        <Alert severity="warning">
          {reasons.map(reason => (
            <div key={reason}>{reason}</div>
          ))}
        </Alert>
        <Typography color="textSecondary">{filledWith(join.signed_in, { name, email })}</Typography>
        <Button variant="contained" size="large" href="/dashboard">
          {refused.dashboard}
        </Button>
      </Stack>
    </>
  )
}
