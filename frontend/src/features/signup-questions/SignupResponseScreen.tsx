// What somebody has answered at signup, for those who look after an organization of theirs.
import Paper from '@mui/material/Paper'
import { getPerson } from '@practicum/shared/features/people/person-card.contract'
import { getSignupResponse } from '@practicum/shared/features/signup-questions/survey.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { READ_WIDTH } from '../../ui/sizes'
import { questionScreenMessages } from './question-screens.messages'
import { ResponseShown } from './SignupResponse'

export default function SignupResponseScreen() {
  return (
    <ScreenWords name="questions" english={questionScreenMessages}>
      <ResponsePage />
    </ScreenWords>
  )
}

function ResponsePage() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const person = useRead(getPerson, { params: { id } })
  const read = useRead(getSignupResponse, { params: { id } })
  const title = [person.data?.name, translate('questions.response.title')].filter(Boolean).join(': ')
  return (
    <ReadFrame read={read}>
      {response => (
        <>
          <PageHeader title={title} />
          <Paper variant="outlined" sx={{ p: 2.5, maxWidth: READ_WIDTH }}>
            <ResponseShown response={response} />
          </Paper>
        </>
      )}
    </ReadFrame>
  )
}
