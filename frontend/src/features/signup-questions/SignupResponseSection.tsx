// What one has answered at signup, on one's account, and where one answers it anew.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { signupRole } from '@practicum/shared/features/invites/invites.fields'
import {
  getSurveyQuestions,
  ownSignupResponse,
  type SignupResponse,
  type SurveyQuestion,
} from '@practicum/shared/features/signup-questions/survey.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { questionScreenMessages } from './question-screens.messages'
import { ResponseShown } from './SignupResponse'

/** With the rules of what is asked. */
const ResponseDialog = lazyWithRetry(() => import('./ResponseDialog'))

export default function SignupResponseSection() {
  return (
    <ScreenWords name="questions" english={questionScreenMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const read = useRead(ownSignupResponse, {})
  return (
    <TitledPaper id="account-signup" title={translate('questions.response.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('questions.response.own_help')}
      </Typography>
      <ReadFrame read={read}>{response => <Told response={response} />}</ReadFrame>
    </TitledPaper>
  )
}

function Told({ response }: { response: SignupResponse }) {
  const translate = useTranslate()
  const { is_impersonating } = useMe().user
  const questions = useAsked()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ResponseShown response={response} />
      {questions.length > 0 && (
        <Button
          variant="outlined"
          size="small"
          disabled={is_impersonating}
          onClick={() => setOpen(true)}
          sx={{ mt: 2 }}
        >
          {translate('questions.response.change')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <ResponseDialog {...{ response, questions }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** In the role that one works in; nothing where nobody signs up in it. */
function useAsked(): readonly SurveyQuestion[] {
  const { data: role } = signupRole.safeParse(useMe().role)
  const { data = [] } = useRead(
    getSurveyQuestions,
    { params: { role: role ?? 'trainee' } },
    { enabled: role !== undefined },
  )
  return data
}
