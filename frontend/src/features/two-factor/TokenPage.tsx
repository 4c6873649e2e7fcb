// The code after the password: of an app, or one that was kept for when the app is gone.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { secondStep as secondStepRow } from '@practicum/shared/features/two-factor/two-factor.contract'
import { useEffect, useId, useState } from 'react'
import type { PublicPageProps } from '../../app/public/public-page'
import { passSecondStep } from '../../providers/first-rows'
import { useSession } from '../../providers/session'
import { Field } from '../../ui/form/Field'
import { useFirstForm } from '../../ui/form/use-first-form'
import { Arrivals } from './Arrivals'
import { PasskeyStep } from './PasskeyStep'
import { SendAgain } from './SendAgain'
import { Refused, StepPaper } from './StepPaper'
import { askedFor, useSecondStepWords } from './second-step'
import { secondStep } from './two-factor.rows'
import { type Steps, useSteps } from './use-step'

type Asked = AnswerOf<typeof secondStepRow>

export default function TokenPage({ onEnter }: PublicPageProps) {
  const { api } = useSession()
  const words = useSecondStepWords()
  const steps = useSteps()
  const { run } = steps
  const [asked, setAsked] = useState<Asked>()

  useEffect(() => {
    void run(async () => setAsked(await api.call(secondStep, {})))
  }, [api, run])

  return (
    <StepPaper title={asked?.method === null ? words.setup.title : words.token.title}>
      <Arrivals />
      {asked === undefined ? (
        <Refused text={steps.refused} />
      ) : (
        <>
          {asked.method === null ? (
            <PasskeyStep isAlone onEnter={onEnter} />
          ) : (
            <CodeStep
              asked={asked}
              steps={steps}
              onSent={() => setAsked({ ...asked, code_sent: true })}
              onEnter={onEnter}
            />
          )}
          <Link
            href="/login"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'inline-block', mt: 1, px: 0.625, py: 0.5 }}
          >
            {words.token.restart}
          </Link>
        </>
      )}
    </StepPaper>
  )
}

interface CodeStepProps extends Pick<PublicPageProps, 'onEnter'> {
  readonly asked: Asked
  readonly steps: Steps
  readonly onSent: () => void
}

function CodeStep({ asked, steps, onSent, onEnter }: CodeStepProps) {
  const words = useSecondStepWords().token
  const [kind, setKind] = useState<'code' | 'recovery'>('code')
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3 }} id="instructions">
        {kind === 'code' ? <Instructions {...asked} /> : words.recovery_text}
      </Typography>
      <CodeForm key={kind} kind={kind} steps={steps} onEnter={onEnter} />
      {asked.passkeys && <PasskeyStep onEnter={onEnter} />}
      <Stack sx={{ mt: 2, alignItems: 'flex-start' }} spacing={1}>
        {kind === 'code' && asked.method === 'sms' && (
          <SendAgain steps={steps} againIn={asked.again_in} onSent={onSent} />
        )}
        <Button size="small" onClick={() => setKind(kind === 'code' ? 'recovery' : 'code')}>
          {kind === 'code' ? words.use_recovery : words.use_code}
        </Button>
      </Stack>
    </>
  )
}

function Instructions({ method, phone, code_sent }: Asked) {
  const words = useSecondStepWords().token
  if (method === 'authenticator') return <>{words.authenticator}</>
  return <>{(code_sent ? words.sms : words.sms_unsent).replace('%{phone}', phone ?? '')}</>
}

interface CodeFormProps extends Pick<PublicPageProps, 'onEnter'> {
  readonly kind: 'code' | 'recovery'
  readonly steps: Steps
}

function CodeForm({ kind, steps, onEnter }: CodeFormProps) {
  const { api } = useSession()
  const words = useSecondStepWords()
  const [remember, setRemember] = useState(false)
  const form = useFirstForm({
    values: { token: '' },
    check: ({ token }) => (token.trim() === '' ? { token: words.required } : {}),
    send: ({ token }) =>
      steps.run(async () => {
        const body = { token, ...(remember && { remember }) }
        const { csrf_token, redirect } = await api.call(passSecondStep, { body })
        api.takeToken(csrf_token)
        onEnter(askedFor() ?? redirect)
      }),
  })
  return (
    <Stack component="form" {...form.element} spacing={2.5}>
      <Refused text={steps.refused} />
      <Field
        label={kind === 'code' ? words.token.code : words.token.recovery}
        type="text"
        autoFocus
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        maxLength={60}
        {...form.bind('token')}
      />
      {/* Whoever types a recovery code has no phone at hand: it may be somebody else who has. */}
      {kind === 'code' && <Remember isTicked={remember} onTick={setRemember} />}
      <Button type="submit" variant="contained" size="large" disabled={form.running}>
        {words.token.submit}
      </Button>
    </Stack>
  )
}

function Remember({ isTicked, onTick }: { isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  const words = useSecondStepWords().token
  const about = useId()
  return (
    <Box>
      <FormControlLabel
        label={words.remember}
        control={
          <Checkbox
            checked={isTicked}
            onChange={(_event, ticked) => onTick(ticked)}
            slotProps={{ input: { 'aria-describedby': about } }}
          />
        }
      />
      <FormHelperText id={about} sx={{ mt: 0, ml: 4 }}>
        {words.remember_text}
      </FormHelperText>
    </Box>
  )
}
