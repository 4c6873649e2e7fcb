// In place of what needs the HIPAA course: why it is not there, and the way to the course; where there is none, whom to ask.
import Alert, { type AlertProps } from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { hipaaCeCourse } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useRead } from '../../providers/use-query'
import { CoordinatorLinks } from '../../ui/CoordinatorLinks'

interface HipaaNeededProps {
  /** Why it is needed here. */
  readonly text: string
  readonly severity?: AlertProps['severity']
}

/** The course is asked of trainees alone. */
const TRAINEE = 'trainee'

export default function HipaaNeeded({ text, severity = 'info' }: HipaaNeededProps) {
  const translate = useTranslate()
  const { data } = useRead(hipaaCeCourse, {})
  const course = data?.course
  return (
    <Alert
      severity={severity}
      aria-live="polite"
      sx={{ mb: 2, alignItems: 'center' }}
      {...(course && {
        action: (
          <Button component={Link} to={`/cecourses/${course.id}`} color="inherit" size="small">
            {translate('ce-courses.hipaa.open')}
          </Button>
        ),
      })}
    >
      {text}
      {data && !course && (
        <div>
          {translate('ce-courses.hipaa.none')} <CoordinatorLinks role={TRAINEE} />
        </div>
      )}
    </Alert>
  )
}
