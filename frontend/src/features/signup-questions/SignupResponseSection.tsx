// What one has answered at signup, on one's account.
import Typography from '@mui/material/Typography'
import { ownSignupResponse } from '@practicum/shared/features/signup-questions/survey.contract'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { questionScreenMessages } from './question-screens.messages'
import { ResponseShown } from './SignupResponse'

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
      <ReadFrame read={read}>{response => <ResponseShown response={response} />}</ReadFrame>
    </TitledPaper>
  )
}
