// One course: its title, and for those who guide trainees the intent to assign it.
import Button from '@mui/material/Button'
import { getCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { AssignCourseButton } from '../tasks/NewTaskButtons'

export default function CeCourseScreen() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const { role } = useMe()
  const read = useRead(getCeCourse, { params: { id } })
  return (
    <ReadFrame read={read}>
      {course => (
        <>
          <PageHeader title={course.title} intents={role !== 'trainee' && <AssignCourseButton course={course} />} />
          <Button component={Link} to="/cecourses/review_all">
            {translate('ce-courses.all')}
          </Button>
        </>
      )}
    </ReadFrame>
  )
}
