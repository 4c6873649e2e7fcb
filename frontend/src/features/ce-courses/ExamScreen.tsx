// The exam of a course: one sheet of answers, judged at once, as often as one likes.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type CeCourseExam, getCeCourseExam } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { courseScreenMessages } from './course-screens.messages'
import { ExamSheet } from './ExamSheet'

export default function ExamScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="courses" english={courseScreenMessages}>
      <ExamPage key={id} id={id} />
    </ScreenWords>
  )
}

function ExamPage({ id }: { id: string }) {
  const read = useRead(getCeCourseExam, { params: { id } })
  return <ReadFrame read={read}>{exam => <ExamShown exam={exam} />}</ReadFrame>
}

function ExamShown({ exam }: { exam: CeCourseExam }) {
  const translate = useTranslate()
  // What is asked stays as it is while it is answered, whatever is written meanwhile.
  const [asked, setAsked] = useState(exam)
  const { id, title, pass_mark, edition, questions } = asked
  return (
    <>
      <PageHeader
        back={{ to: `/cecourses/${id}`, label: title }}
        title={translate('courses.exam.title', { title })}
        about={questions.length > 0 && translate('courses.exam.intro', { mark: pass_mark })}
      />
      {exam.edition !== edition && (
        <Alert
          severity="warning"
          sx={{ mb: 2, maxWidth: 860 }}
          action={
            <Button color="inherit" size="small" onClick={() => setAsked(exam)}>
              {translate('courses.exam.renew')}
            </Button>
          }
        >
          {translate('courses.exam.changed')}
        </Alert>
      )}
      {questions.length === 0 ? (
        <EmptyState text={translate('courses.exam.none')} />
      ) : (
        <ExamSheet key={edition} exam={asked} />
      )}
    </>
  )
}
