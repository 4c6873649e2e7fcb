// Setting an account up: one step at a time, and how far it is.
import MuiStep from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { fetchAhead, lazyWithRetry } from '../../ui/lazy-with-retry'
import { AccountStep } from './AccountStep'
import { ConfirmStep } from './ConfirmStep'
import type { Offer } from './offer'
import { StepFrame } from './StepFrame'
import type { SignupDraft } from './signup-draft'
import type { Step } from './signup-steps'
import { useSignupWords } from './signup-words'
import { usePing } from './use-ping'
import { type Signup, useSignup } from './use-signup'

/** It brings every country with it: fetched while the first step is filled in. */
const DetailsStep = lazyWithRetry(() => import('./DetailsStep'))
const WaitingStep = lazyWithRetry(() => import('./WaitingStep'))
const ExperienceStep = lazyWithRetry(() => import('./ExperienceStep'))

export function SignUpSteps({ offer, draft }: { offer: Offer; draft: SignupDraft }) {
  const signup = useSignup(offer, draft)
  const { kind } = signup.step
  const isSurveyed = offer.questions.length > 0
  usePing(kind !== 'confirm')
  useEffect(() => fetchAhead(DetailsStep), [])
  useEffect(() => {
    if (isSurveyed && kind === 'details') fetchAhead(ExperienceStep)
  }, [isSurveyed, kind])
  return (
    <>
      <Progress kind={kind} shown={shownOf(offer)} />
      <ShownStep key={signup.at} signup={signup} />
    </>
  )
}

function ShownStep({ signup }: { signup: Signup }) {
  const { steps, account, loading } = useSignupWords()
  const { kind } = signup.step
  const about = { email: signup.methods.getValues('email'), organization: signup.offer.organization.name }
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
  if (kind === 'experience')
    return (
      <Suspense fallback={<Typography role="status">{loading}</Typography>}>
        <ExperienceStep signup={signup} />
      </Suspense>
    )
  if (kind !== 'verify') return <ConfirmStep {...about} />
  return (
    <Suspense fallback={<Typography role="status">{loading}</Typography>}>
      <WaitingStep {...about} back={signup.back} verified={signup.verified} />
    </Suspense>
  )
}

type Kind = Step['kind']

/** Only what somebody has to do: an address that a mail has proved is not verified once more. All sections are one of them. */
const shownOf = ({ invite, questions }: Offer): readonly Kind[] => [
  ...(['account', 'details'] as const),
  ...(questions.length > 0 ? (['experience'] as const) : []),
  ...(invite ? [] : (['verify'] as const)),
  'confirm',
]

function Progress({ kind, shown }: { kind: Kind; shown: readonly Kind[] }) {
  const words = useSignupWords()
  const at = shown.indexOf(kind)
  return (
    <Stepper
      component="ol"
      activeStep={at}
      alternativeLabel
      aria-label={words.progress}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 3 }}
    >
      {shown.map((step, index) => (
        <MuiStep
          key={step}
          component="li"
          completed={index < at || kind === 'confirm'}
          aria-current={index === at ? 'step' : undefined}
        >
          <StepLabel>{words.steps[step]}</StepLabel>
        </MuiStep>
      ))}
    </Stepper>
  )
}
