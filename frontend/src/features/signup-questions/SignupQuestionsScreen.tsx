// The questions of signing up, by role and section: admins add, change and retire them.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { SIGNUP_ROLES, type SignupRole } from '@practicum/shared/features/invites/invites.fields'
import {
  layStartingQuestions,
  listSignupQuestions,
  type SignupQuestionView,
} from '@practicum/shared/features/signup-questions/signup-questions.contract'
import { SURVEY_ID } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useIntent } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { useToast } from '../../ui/toast'
import { HistoryPanel } from '../audit/HistoryPanel'
import { NewQuestionButton } from './QuestionButtons'
import { QuestionPaper } from './QuestionPaper'
import { questionScreenMessages } from './question-screens.messages'

const TABS = [...SIGNUP_ROLES, 'history'] as const

export default function SignupQuestionsScreen() {
  return (
    <ScreenWords name="questions" english={questionScreenMessages}>
      <QuestionsPage />
    </ScreenWords>
  )
}

function QuestionsPage() {
  const translate = useTranslate()
  const [tab, open] = useTabs('signup-questions', TABS)
  const read = useRead(listSignupQuestions, {})
  const role = SIGNUP_ROLES.find(one => one === tab)
  return (
    <>
      <PageHeader
        title={translate('questions.title')}
        intents={role && <NewQuestionButton role={role} questions={read.data?.data} />}
      />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        {translate('questions.intro')}
      </Typography>
      <TabBar
        label={translate('questions.tab.label')}
        tabs={TABS.map(key => ({ key, label: translate(`questions.tab.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {role ? (
          <ReadFrame read={read}>{({ data }) => <OfRole role={role} questions={data} />}</ReadFrame>
        ) : (
          <HistoryPanel subject="survey" id={SURVEY_ID} />
        )}
      </TabPanel>
    </>
  )
}

interface OfRoleProps {
  readonly role: SignupRole
  readonly questions: readonly SignupQuestionView[]
}

function OfRole({ role, questions }: OfRoleProps) {
  const translate = useTranslate()
  if (questions.length === 0) return <Begin />
  const own = questions.filter(question => question.role === role)
  const asked = own.filter(({ retired_at }) => retired_at === null)
  const retired = own.filter(({ retired_at }) => retired_at !== null)
  const sections = [...new Set(asked.map(({ section }) => section))]
  return (
    <Stack spacing={3} sx={{ maxWidth: 860 }}>
      {asked.length === 0 && <Typography>{translate('questions.none')}</Typography>}
      {sections.map(number => (
        <Section
          key={number}
          title={translate('questions.section', { number })}
          questions={asked.filter(({ section }) => section === number)}
        />
      ))}
      {retired.length > 0 && <Section title={translate('questions.retired_heading')} questions={retired} />}
    </Stack>
  )
}

const Section = ({ title, questions }: { title: string; questions: readonly SignupQuestionView[] }) => (
  <Stack component="section" spacing={1.5}>
    <Typography variant="h2">{title}</Typography>
    {questions.map(question => (
      <QuestionPaper key={question.id} question={question} />
    ))}
  </Stack>
)

function Begin() {
  const translate = useTranslate()
  const toast = useToast()
  const { run, running } = useIntent(layStartingQuestions)
  const begin = (): Promise<void> =>
    run({}).then(
      () => toast('questions.begun'),
      () => undefined,
    )
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{translate('questions.none_at_all')}</Typography>
      <Button variant="outlined" loading={running} onClick={() => void begin()}>
        {translate('questions.begin')}
      </Button>
    </Stack>
  )
}
