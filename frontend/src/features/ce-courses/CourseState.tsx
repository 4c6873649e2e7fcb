// How a course stands, and how somebody has done in it: in the same words and colours everywhere.
import type { CeCourseView, CourseStanding } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import type { CourseTakingView } from '@practicum/shared/features/ce-courses/course-reviews.contract'
import { useTranslate } from 'react-admin'
import { StatusChip } from '../../ui/StatusChip'

/** Published is the ordinary state, and says nothing to those who take it. */
export function CourseStatusChip({ status }: Pick<CeCourseView, 'status'>) {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={status === 'published' ? 'success' : status === 'draft' ? 'info' : 'default'}
      label={translate(`courses.status.${status}`)}
    />
  )
}

export function StandingChip({ state, tries }: Pick<CourseStanding, 'state' | 'tries'>) {
  const translate = useTranslate()
  const counted = tries > 0 ? `, ${translate('courses.tries', { smart_count: tries })}` : ''
  const label = `${translate(`courses.state.${state}`)}${counted}`
  if (state === 'passed') return <StatusChip tone="success" weight="done" label={label} />
  return <StatusChip tone={state === 'failed' ? 'warning' : 'default'} label={label} />
}

export function TakingState({ state }: Pick<CourseTakingView, 'state'>) {
  const label = useTranslate()(`courses.review.${state}`)
  return state === 'passed' ? (
    <StatusChip tone="success" weight="done" label={label} />
  ) : (
    <StatusChip tone="warning" label={label} />
  )
}
