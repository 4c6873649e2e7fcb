// One course: what there is to read, its documents, and how it is completed; coordinators find what they do with it.
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type CeCourseDetails, getCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { LinkedText } from '../../ui/LinkedText'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { TitledPaper } from '../../ui/TitledPaper'
import { useTabs } from '../../ui/tabs'
import { DocumentList, SendingDocuments, useAttachableChannel } from '../attachments/documents'
import { HistoryPanel } from '../audit/HistoryPanel'
import { AssignCourseButton } from '../tasks/NewTaskButtons'
import { TakeButton, WriterButtons } from './CourseIntents'
import { CourseStatusChip, StandingChip } from './CourseState'
import { courseScreenMessages } from './course-screens.messages'

const TABS = ['content', 'history'] as const
const TOUCHES = ['ce-courses'] as const
const WORDS = { submit: 'courses.documents.submit', saved: 'courses.documents.saved' } as const

export default function CeCourseScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="courses" english={courseScreenMessages}>
      <CoursePage key={id} id={id} />
    </ScreenWords>
  )
}

function CoursePage({ id }: { id: string }) {
  const read = useRead(getCeCourse, { params: { id } })
  return <ReadFrame read={read}>{course => <CourseShown course={course} />}</ReadFrame>
}

function CourseShown({ course }: { course: CeCourseDetails }) {
  const translate = useTranslate()
  const writes = useMe().role === 'coordinator'
  return (
    <>
      <PageHeader
        back={{ to: '/cecourses', label: translate('courses.all') }}
        title={course.title}
        status={writes ? <CourseStatusChip status={course.status} /> : <StandingChip {...course.own} />}
        about={course.description}
        intents={<Intents course={course} />}
      />
      {writes ? <Tabbed course={course} /> : <Content course={course} />}
    </>
  )
}

function Intents({ course }: { course: CeCourseDetails }) {
  const { role, user } = useMe()
  if (user.is_impersonating) return null
  const published = course.status === 'published'
  const hasContent = course.sections.length > 0 || course.questions_count > 0
  return (
    <>
      {role === 'coordinator' && <WriterButtons course={course} />}
      {published && hasContent && <TakeButton course={course} first={role === 'trainee'} />}
      {role !== 'trainee' && published && <AssignCourseButton course={course} />}
    </>
  )
}

function Tabbed({ course }: { course: CeCourseDetails }) {
  const translate = useTranslate()
  const [tab, open] = useTabs('ce-course', TABS)
  return (
    <>
      <TabBar
        label={translate('courses.tab.label')}
        tabs={TABS.map(key => ({ key, label: translate(`courses.tab.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'history' ? <HistoryPanel subject="cecourse" id={course.id} /> : <Content course={course} />}
      </TabPanel>
    </>
  )
}

function Content({ course }: { course: CeCourseDetails }) {
  const translate = useTranslate()
  const { sections } = course
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Box sx={{ mb: 2 }}>
        <About course={course} />
      </Box>
      {sections.length === 0 && <Typography sx={{ mb: 2 }}>{translate('courses.nothing')}</Typography>}
      {sections.map(({ id, heading, text }) => (
        <TitledPaper key={id} id={`section-${id}`} title={heading}>
          <Typography>
            <LinkedText text={text} />
          </Typography>
        </TitledPaper>
      ))}
      <CourseDocuments course={course} />
    </Box>
  )
}

function About({ course: { questions_count, pass_mark, edition, own } }: { course: CeCourseDetails }) {
  const translate = useTranslate()
  const label = (key: string): string => translate(`courses.facts.${key}`)
  const exam =
    questions_count > 0
      ? translate('courses.facts.questions', { smart_count: questions_count, mark: pass_mark })
      : label('none')
  return (
    <Facts
      facts={[
        { label: label('exam'), value: exam },
        { label: label('own'), value: <StandingChip {...own} /> },
        { label: translate('courses.passed_on'), value: own.passed_at && <InstantText at={own.passed_at} /> },
        { label: label('edition'), value: edition },
      ]}
    />
  )
}

function CourseDocuments({ course: { id, documents, status } }: { course: CeCourseDetails }) {
  const translate = useTranslate()
  const { role, user } = useMe()
  useAttachableChannel('cecourse', id, TOUCHES)
  const writes = role === 'coordinator' && !user.is_impersonating && status !== 'archived'
  const list = documents.length > 0 && <DocumentList documents={documents} mayChange={writes} touches={TOUCHES} />
  if (writes) {
    return (
      <SendingDocuments type="cecourse" id={id} touches={TOUCHES} words={WORDS}>
        {list}
      </SendingDocuments>
    )
  }
  if (!list) return null
  return (
    <Stack spacing={1} component="section">
      <Typography variant="subtitle2" component="h2">
        {translate('courses.documents.title')}
      </Typography>
      {list}
    </Stack>
  )
}
