// Setting up two-factor sign-in: a method is chosen and confirmed, the app reads its code, and recovery codes are kept.
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { twoFactorSetup as twoFactorSetupRow } from '@practicum/shared/features/two-factor/two-factor.contract'
import { Suspense, useEffect, useState } from 'react'
import type { PublicPageProps } from '../../app/public/public-page'
import { hasAuthenticators } from '../../providers/has-authenticators'
import { useSession } from '../../providers/session'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { NOT_PRINTED } from '../../ui/print-styles'
import { Arrivals } from './Arrivals'
import { type Choice, ChooseMethod } from './ChooseMethod'
import { Complete } from './Complete'
import { PasskeySetup } from './PasskeySetup'
import type { SentTo } from './PhoneForm'
import { ScanCode } from './ScanCode'
import { Refused, StepPaper } from './StepPaper'
import { useSecondStepWords } from './second-step'
import { twoFactorSetup } from './two-factor.rows'
import { useChoosingAnew } from './use-choosing-anew'
import { useSteps } from './use-step'

type Standing = AnswerOf<typeof twoFactorSetupRow>

/** Chosen, the app reads it or the phone is named; without either there is nothing to do here. */
type At = 'choose' | Choice | 'complete'

function firstOf({ options, chosen }: Standing): At | undefined {
  if (options.setup_ready) return chosen ?? 'choose'
  return options.setup_complete ? 'complete' : undefined
}

/** Numbering plans of all countries come with it. */
const TextSetup = lazyWithRetry(() => import('./TextSetup'))

function namedIn(standing: Standing | undefined): SentTo | undefined {
  const phone = standing?.chosen_phone ?? null
  return phone === null ? undefined : { phone, againIn: standing?.again_in ?? 0 }
}

/** Once another method is chosen: what was named before is forgotten. */
const withoutPhone = (standing: Standing | undefined): Standing | undefined =>
  standing && { ...standing, chosen_phone: null, again_in: 0 }

/** Beside an app. */
function offeredIn(standing: Standing | undefined) {
  const isSmsOffered = standing?.options.sms_disabled === false
  const isPasskeyOffered = standing?.passkey_instead === true && hasAuthenticators()
  return { isSmsOffered, isPasskeyOffered, hasOthers: isSmsOffered || isPasskeyOffered }
}

export default function SetupPage({ onEnter }: PublicPageProps) {
  const { api, leave } = useSession()
  const words = useSecondStepWords()
  const steps = useSteps()
  const { run } = steps
  const [standing, setStanding] = useState<Standing>()
  const [at, setAt] = useState<At>()
  const [codes, setCodes] = useState<readonly string[]>([])

  useEffect(() => {
    void run(async () => {
      const found = await api.call(twoFactorSetup, {})
      const first = firstOf(found)
      if (first === undefined) return leave('/login')
      setStanding(found)
      setAt(first)
    })
  }, [api, leave, run])

  const chooseAnew = useChoosingAnew(steps, () => {
    setStanding(withoutPhone)
    setAt('choose')
  })
  const onOtherMethod = (): void => void chooseAnew()
  const { hasOthers, ...offered } = offeredIn(standing)
  const completed = (shown: readonly string[]): void => {
    setCodes(shown)
    setAt('complete')
  }
  return (
    <StepPaper title={words.setup.title}>
      <Progress active={at === 'complete' ? 2 : 1} />
      <Arrivals />
      {at === undefined && <Refused text={steps.refused} />}
      {at === 'choose' && <ChooseMethod {...offered} steps={steps} onChosen={setAt} />}
      {at === 'authenticator' && <ScanCode {...{ steps, hasOthers, onOtherMethod }} onVerified={completed} />}
      {at === 'passkey' && <PasskeySetup onOtherMethod={() => setAt('choose')} onEnter={onEnter} />}
      {at === 'sms' && (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <TextSetup {...{ steps, onOtherMethod }} named={namedIn(standing)} onVerified={completed} />
        </Suspense>
      )}
      {at === 'complete' && <Complete codes={codes} onLeave={() => onEnter('/dashboard')} />}
    </StepPaper>
  )
}

/** One has signed in before; the second step is here. */
function Progress({ active }: { active: number }) {
  const { steps } = useSecondStepWords().setup
  return (
    <Box className={NOT_PRINTED} sx={{ mb: 3 }}>
      <Stepper activeStep={active} alternativeLabel>
        {[steps.sign_in, steps.set_up, steps.done].map((label, index) => (
          <Step key={label} completed={index < active}>
            <StepLabel slotProps={{ label: { 'aria-current': index === active ? 'step' : undefined } }}>
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  )
}
