// Setting an account up: one step at a time, and how far it is.
import Button from '@mui/material/Button'
import MuiStep from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { Suspense, useEffect } from 'react'
import { fetchAhead, lazyWithRetry } from '../../ui/lazy-with-retry'
import { AccountStep } from './AccountStep'
import { StepFrame, StepHeading } from './StepFrame'
import type { SignupDraft } from './signup-draft'
import type { Step } from './signup-steps'
import { filledWith, useSignupWords } from './signup-words'
import { usePing } from './use-ping'
import { type Signup, useSignup } from './use-signup'

/** It brings every country with it: fetched while the first step is filled in. */
const DetailsStep = lazyWithRetry(() => import('./DetailsStep'))

export function SignUpSteps({ invite, draft }: { invite: SignupInvite; draft: SignupDraft }) {
  const signup = useSignup(invite, draft)
  usePing(signup.step.kind !== 'confirm')
  useEffect(() => fetchAhead(DetailsStep), [])
  return (
    <>
      <Progress kind={signup.step.kind} />
      <ShownStep key={signup.step.kind} signup={signup} />
    </>
  )
}

function ShownStep({ signup }: { signup: Signup }) {
  const { steps, account, loading } = useSignupWords()
  const { kind } = signup.step
  if (kind === 'account')
    return (
      <StepFrame signup={signup} title={steps.account} intro={account.intro}>
        <AccountStep signup={signup} />
      </StepFrame>
    )
  if (kind === 'details')
    return (
      <Suspense fallback={<Typography role="status">{loading}</Typography>}>
        <DetailsStep signup={signup} />
      </Suspense>
    )
  return <Confirm invite={signup.invite} />
}

function Confirm({ invite }: { invite: SignupInvite }) {
  const { confirm } = useSignupWords()
  return (
    <>
      <StepHeading title={confirm.title} organization={invite.organization.name} />
      <Typography sx={{ mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
        {filledWith(confirm.text, { email: invite.email })}
      </Typography>
      <Button variant="contained" size="large" href="/login">
        {confirm.login}
      </Button>
    </>
  )
}

type Shown = 'account' | 'details' | 'confirm'
const SHOWN: readonly Shown[] = ['account', 'details', 'confirm']

/** Only what somebody has to do: an address that a mail has proved is not verified once more. */
function Progress({ kind }: { kind: Step['kind'] }) {
  const words = useSignupWords()
  const at = SHOWN.indexOf(kind as Shown)
  return (
    <Stepper
      component="ol"
      activeStep={at}
      alternativeLabel
      aria-label={words.progress}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 3 }}
    >
      {SHOWN.map((shown, index) => (
        <MuiStep
          key={shown}
          component="li"
          completed={index < at || kind === 'confirm'}
          aria-current={index === at ? 'step' : undefined}
        >
          <StepLabel>{words.steps[shown]}</StepLabel>
        </MuiStep>
      ))}
    </Stepper>
  )
}
