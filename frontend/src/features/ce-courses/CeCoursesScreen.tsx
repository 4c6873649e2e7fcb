// All courses that one sees here, each with how one has done; coordinators find those that they write.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { allCeCourses, type CeCourseView } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { NewCourseButton } from './CourseIntents'
import { CourseStatusChip, StandingChip } from './CourseState'
import { courseScreenMessages } from './course-screens.messages'

export default function CeCoursesScreen() {
  return (
    <ScreenWords name="courses" english={courseScreenMessages}>
      <Courses />
    </ScreenWords>
  )
}

function Courses() {
  const translate = useTranslate()
  const writes = useMe().role === 'coordinator'
  const [archived, setArchived] = useState(false)
  const read = useRead(allCeCourses, {})
  const isShown = ({ status }: CeCourseView): boolean => (status === 'archived') === archived
  return (
    <>
      <PageHeader
        title={translate('courses.title')}
        about={translate('courses.intro')}
        intents={writes && <WriterIntents />}
      />
      <ReadFrame read={read}>
        {courses => (
          <>
            {courses.some(({ status }) => status === 'archived') && (
              <FormControlLabel
                label={translate('courses.archived')}
                control={<Switch checked={archived} onChange={(_event, on) => setArchived(on)} />}
              />
            )}
            <CourseList courses={courses.filter(isShown)} writes={writes} />
          </>
        )}
      </ReadFrame>
    </>
  )
}

function WriterIntents() {
  const translate = useTranslate()
  return (
    <>
      <Button component={Link} to="/cecourses/review_all" variant="outlined">
        {translate('courses.results')}
      </Button>
      <NewCourseButton />
    </>
  )
}

function CourseList({ courses, writes }: { courses: readonly CeCourseView[]; writes: boolean }) {
  const translate = useTranslate()
  if (courses.length === 0) return <EmptyState text={translate(writes ? 'courses.empty_writer' : 'courses.empty')} />
  return (
    <Paper variant="outlined">
      <List component="nav" aria-label={translate('courses.title')}>
        {courses.map(course => (
          <CourseLine key={course.id} course={course} writes={writes} />
        ))}
      </List>
    </Paper>
  )
}

function CourseLine({
  course: { id, title, description, hipaa, status, own },
  writes,
}: {
  course: CeCourseView
  writes: boolean
}) {
  const translate = useTranslate()
  return (
    <ListItemButton component={Link} to={`/cecourses/${id}`} sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          {hipaa && <Chip size="small" color="primary" variant="outlined" label={translate('courses.hipaa')} />}
        </Box>
        {description && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {description}
          </Typography>
        )}
      </Box>
      {writes && <CourseStatusChip status={status} />}
      {status === 'published' && <StandingChip {...own} />}
    </ListItemButton>
  )
}
