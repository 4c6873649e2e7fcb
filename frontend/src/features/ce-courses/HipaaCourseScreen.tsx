// Leads to the course that meets the HIPAA requirement where one is; where there is none, says whom to ask.
import Button from '@mui/material/Button'
import { hipaaCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useTranslate } from 'react-admin'
import { Link, Navigate } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { CoordinatorLinks } from '../../ui/CoordinatorLinks'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { courseScreenMessages } from './course-screens.messages'

export default function HipaaCourseScreen() {
  const read = useRead(hipaaCeCourse, {})
  return (
    <ScreenWords name="courses" english={courseScreenMessages}>
      <ReadFrame read={read}>
        {({ course }) => (course ? <Navigate to={`/cecourses/${course.id}`} replace /> : <None />)}
      </ReadFrame>
    </ScreenWords>
  )
}

function None() {
  const translate = useTranslate()
  const { role } = useMe()
  return (
    <>
      <PageHeader title={translate('courses.title')} />
      <EmptyState text={translate('ce-courses.hipaa.none')}>
        {(role === 'trainee' || role === 'faculty') && <CoordinatorLinks role={role} />}
        <Button component={Link} to="/cecourses">
          {translate('courses.all')}
        </Button>
      </EmptyState>
    </>
  )
}
