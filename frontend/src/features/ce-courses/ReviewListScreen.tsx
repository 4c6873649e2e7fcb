// How everybody has done in the courses of the organization.
import Box from '@mui/material/Box'
import { allCeCourses } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { type CourseTakingView, TAKING_STATES } from '@practicum/shared/features/ce-courses/course-reviews.contract'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { type Column, ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { TakingState } from './CourseState'
import { courseScreenMessages } from './course-screens.messages'

export default function ReviewListScreen() {
  return (
    <ScreenWords name="courses" english={courseScreenMessages}>
      <Reviews />
    </ScreenWords>
  )
}

const page = ({ id }: CourseTakingView): string => `/cecourses/review/${id}`

function Reviews() {
  const translate = useTranslate()
  const title = translate('courses.review.title')
  return (
    <>
      <PageHeader back={{ to: '/cecourses', label: translate('courses.all') }} title={title} />
      <ListFrame<CourseTakingView>
        label={title}
        resource="ce-course-takings"
        sort={{ field: 'last_at', order: 'DESC' }}
        quickFilters={TAKING_STATES.map(state => ({ label: translate(`courses.review.${state}`), filter: { state } }))}
        filters={<CourseFilter />}
        open={page}
        empty={<EmptyState text={translate('courses.review.empty')} />}
        columns={useColumns()}
        card={taking => <TakingCard taking={taking} />}
      />
    </>
  )
}

function CourseFilter() {
  const translate = useTranslate()
  const { data = [] } = useRead(allCeCourses, {})
  const choices = data.map(({ id, title }) => ({ value: id, label: title }))
  return <ChoiceFilter field="course_id" label={translate('courses.review.course')} choices={choices} />
}

function useColumns(): readonly Column<CourseTakingView>[] {
  const translate = useTranslate()
  const label = (field: string): string => translate(`courses.review.${field}`)
  return [
    { source: 'person', label: label('person'), render: ({ person }) => <Person {...person} /> },
    {
      ...{ source: 'title', label: label('course'), sortable: true },
      render: taking => <RowLink to={page(taking)}>{taking.title}</RowLink>,
    },
    { source: 'state', label: label('state'), render: ({ state }) => <TakingState state={state} /> },
    { source: 'tries', label: label('tries'), sortable: true, align: 'right', render: ({ tries }) => tries },
    {
      ...{ source: 'best_score', label: label('best_score'), align: 'right' as const },
      render: ({ best_score }) => best_score !== null && translate('courses.review.percent', { score: best_score }),
    },
    {
      ...{ source: 'passed_at', label: label('passed_at'), sortable: true },
      render: ({ passed_at }) => passed_at && <InstantText at={passed_at} />,
    },
    {
      ...{ source: 'last_at', label: label('last_at'), sortable: true },
      render: ({ last_at }) => <InstantText at={last_at} />,
    },
  ]
}

const TakingCard = ({ taking }: { taking: CourseTakingView }) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
      <RowLink to={page(taking)}>{taking.title}</RowLink>
      <TakingState state={taking.state} />
    </Box>
    <Person {...taking.person} />
  </Box>
)
