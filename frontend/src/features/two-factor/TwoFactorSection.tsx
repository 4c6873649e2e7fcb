// Two-factor sign-in on the page of one's account: set up, replaced and removed with the password, and its recovery codes.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { TwoFactorMethod } from '@practicum/shared/access/second-step'
import type { AnswerOf } from '@practicum/shared/contract/row'
import {
  chooseTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  twoFactorSetup,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useSession } from '../../providers/session'
import { requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToast } from '../../ui/toast'
import { PasswordQuestion, type PasswordQuestionProps } from './PasswordQuestion'
import { ShownCodes } from './ShownCodes'
import { twoFactorSectionMessages } from './two-factor-section.messages'

type Standing = AnswerOf<typeof twoFactorSetup>
type Asked = PasswordQuestionProps<unknown>['step']

/** Nobody who acts as somebody is told how they sign in. */
export default function TwoFactorSection() {
  return useMe().user.is_impersonating ? null : (
    <ScreenWords name="two-factor" english={twoFactorSectionMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const read = useRead(twoFactorSetup, {})
  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <TitledPaper id="account-two-factor" title={translate('two-factor.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('two-factor.about')}
      </Typography>
      <ReadFrame read={read}>
        {standing => (
          <>
            {standing.method === null ? <Typography>{translate('two-factor.off')}</Typography> : <On {...standing} />}
            <Steps standing={standing} onAsk={setAsked} />
            {asked && (
              <Question
                step={asked}
                methods={standing.options.sms_disabled ? ['authenticator'] : ['authenticator', 'sms']}
                onCodes={setCodes}
                onClose={() => setAsked(undefined)}
              />
            )}
          </>
        )}
      </ReadFrame>
      {codes && <ShownCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </TitledPaper>
  )
}

/** Below this one should make new ones. */
const FEW = 3

function On({ method, phone, since, recovery_codes_left: left, required }: Standing) {
  const translate = useTranslate()
  return (
    <>
      <Typography>
        {translate(`two-factor.since.${method}`, { phone })} <InstantText at={since} clock />
      </Typography>
      <Typography variant="body2" color={left < FEW ? 'warning.main' : 'textSecondary'}>
        {translate('two-factor.left', { smart_count: left })} {left < FEW && translate('two-factor.left_few')}
      </Typography>
      {required && (
        <Typography variant="body2" color="textSecondary">
          {translate('two-factor.required')}
        </Typography>
      )}
    </>
  )
}

function Steps({ standing, onAsk }: { standing: Standing; onAsk: (step: Asked) => void }) {
  const translate = useTranslate()
  const whenOn: readonly Asked[] = standing.required ? ['renew', 'replace'] : ['renew', 'replace', 'remove']
  const steps: readonly Asked[] = standing.method === null ? ['set_up'] : whenOn
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
      {steps.map(step => (
        <Button
          key={step}
          size="small"
          variant="outlined"
          color={step === 'remove' ? 'error' : 'primary'}
          onClick={() => onAsk(step)}
        >
          {translate(`two-factor.${step}.button`)}
        </Button>
      ))}
    </Stack>
  )
}

interface QuestionProps {
  readonly step: Asked
  readonly methods: readonly TwoFactorMethod[]
  readonly onCodes: (codes: readonly string[]) => void
  readonly onClose: () => void
}

function Question({ step, methods, onCodes, onClose }: QuestionProps) {
  const { leave } = useSession()
  const toast = useToast()
  if (step === 'renew') {
    const request = (password: string) => requestOf(renewRecoveryCodes, { body: { password } })
    const done = (answer: AnswerOf<typeof renewRecoveryCodes>): void => {
      onCodes(answer.recovery_codes)
      onClose()
    }
    return <PasswordQuestion step={step} request={request} onDone={done} onClose={onClose} />
  }
  if (step === 'remove') {
    const request = (password: string) => requestOf(resetTwoFactor, { body: { password } })
    const done = (): void => {
      toast('two-factor.remove.done')
      onClose()
    }
    return <PasswordQuestion step={step} request={request} onDone={done} onClose={onClose} />
  }
  const request = (password: string, method: TwoFactorMethod) =>
    requestOf(chooseTwoFactor, { body: { method, password } })
  const go = (): void => leave('/auth/setup')
  return <PasswordQuestion {...{ step, methods, request, onClose }} onDone={go} />
}
