// Signing in by a provider, on the page of one's account: linked and removed with the password.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { disableSso, linkSso, ownSso } from '@practicum/shared/features/sso/sso.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useSession } from '../../providers/session'
import { type ContractRequest, requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { OwnPasswordField } from '../../ui/form/OwnPasswordField'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { useContractForm } from '../../ui/form/use-contract-form'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToast } from '../../ui/toast'
import { ssoSectionMessages } from './sso-section.messages'

type Standing = AnswerOf<typeof ownSso>['providers'][number]

/** Nobody who acts as somebody is told how they sign in. */
export default function SsoSection() {
  return useMe().user.is_impersonating ? null : (
    <ScreenWords name="sso" english={ssoSectionMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const read = useRead(ownSso, {})
  const shown = read.data?.providers.filter(({ offered, linked }) => offered || linked !== null)
  // Where it is neither offered nor linked there is nothing to say.
  if (shown?.length === 0) return null
  return (
    <ReadFrame read={read}>
      {() => shown?.map(standing => <Provider key={standing.provider} standing={standing} />)}
    </ReadFrame>
  )
}

function Provider({ standing }: { standing: Standing }) {
  const translate = useTranslate()
  const [asks, setAsks] = useState(false)
  const { linked, offered, provider } = standing
  const step = linked === null ? 'link' : 'remove'
  return (
    <TitledPaper id={`account-sso-${provider}`} title={translate('sso.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(offered ? 'sso.about' : 'sso.unavailable')}
      </Typography>
      {linked === null ? <Typography>{translate('sso.off')}</Typography> : <Linked {...linked} />}
      <Button
        size="small"
        variant="outlined"
        color={step === 'remove' ? 'error' : 'primary'}
        onClick={() => setAsks(true)}
        sx={{ mt: 2 }}
      >
        {translate(`sso.${step}.button`)}
      </Button>
      {asks && <Question step={step} provider={provider} onClose={() => setAsks(false)} />}
    </TitledPaper>
  )
}

function Linked({ email, since, last_used }: NonNullable<Standing['linked']>) {
  const translate = useTranslate()
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate(email === null ? 'sso.on_bare' : 'sso.on', { email })} <InstantText at={since} clock />
      </Typography>
      {last_used !== null && (
        <Typography variant="body2" color="textSecondary">
          {translate('sso.last_used')} <InstantText at={last_used} clock />
        </Typography>
      )}
    </>
  )
}

interface QuestionProps extends Pick<Standing, 'provider'> {
  readonly step: 'link' | 'remove'
  readonly onClose: () => void
}

function Question({ step, provider, onClose }: QuestionProps) {
  const { leave } = useSession()
  const toast = useToast()
  if (step === 'link') {
    const request = (password: string) => requestOf(linkSso, { body: { provider, password } })
    return <PasswordAsked {...{ step, request, onClose }} onDone={({ location }) => leave(location)} />
  }
  const request = (password: string) => requestOf(disableSso, { body: { provider, password } })
  const done = (): void => {
    toast('sso.remove.done')
    onClose()
  }
  return <PasswordAsked {...{ step, request, onClose }} onDone={done} />
}

interface PasswordAskedProps<Answer> extends Pick<QuestionProps, 'step' | 'onClose'> {
  readonly request: (password: string) => ContractRequest<Answer>
  readonly onDone: (answer: Answer) => void
}

function PasswordAsked<Answer>({ step, request, onDone, onClose }: PasswordAskedProps<Answer>) {
  const translate = useTranslate()
  const form = useContractForm<{ readonly password: string }, Answer>({
    values: { password: '' },
    request: ({ password }) => request(password),
    touches: ['devices'],
    onSaved: onDone,
  })
  return (
    <QuestionForm
      form={form}
      title={translate(`sso.${step}.title`)}
      consequence={translate(`sso.${step}.consequence`)}
      confirm={translate(`sso.${step}.button`)}
      danger={step === 'remove'}
      onClose={onClose}
    >
      <OwnPasswordField control={form.control} name="password" autoFocus sx={{ mt: 2 }} />
    </QuestionForm>
  )
}
