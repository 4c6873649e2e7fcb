// The list of training plans, of all levels or of one.
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { shortDay } from '../../ui/dates'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { type Column, ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { useHours } from './hours'
import { NewPlanButton } from './PlanIntents'
import { TypesBar } from './TypesBar'
import { useLevels } from './use-levels'

const page = ({ id }: Pick<TrainingPlanView, 'id'>): string => `/training-plans/${id}`

export function PlanList({ levelId }: { levelId?: string }) {
  const translate = useTranslate()
  const columns = useColumns(levelId)
  return (
    <ListFrame<TrainingPlanView>
      label={translate('plans.title')}
      resource="training-plans"
      sort={{ field: 'start_at', order: 'DESC' }}
      {...(levelId !== undefined && { filter: { level_id: levelId } })}
      quickFilters={[{ label: translate('plans.archived'), filter: { archived: true } }]}
      filters={levelId === undefined && <LevelFilter />}
      open={page}
      intents={<NewPlanButton levelId={levelId} />}
      empty={
        <EmptyState text={translate(levelId === undefined ? 'plans.empty' : 'plans.empty_level')}>
          <NewPlanButton levelId={levelId} />
        </EmptyState>
      }
      columns={columns}
      card={plan => <PlanCard plan={plan} />}
    />
  )
}

function LevelFilter() {
  const translate = useTranslate()
  const { all = [] } = useLevels()
  const choices = all.map(({ id, name }) => ({ value: id, label: name }))
  return <ChoiceFilter field="level_id" label={translate('plans.field.level_id')} choices={choices} />
}

function useColumns(levelId: string | undefined): readonly Column<TrainingPlanView>[] {
  const translate = useTranslate()
  const hoursOf = useHours()
  const label = (field: string): string => translate(`plans.field.${field}`)
  const level: Column<TrainingPlanView> = {
    ...{ source: 'level_name', label: label('level_id'), sortable: true },
    render: ({ level_id, level_name }) => (
      <Link component={RouterLink} to={`/training-levels/${level_id}`} onClick={event => event.stopPropagation()}>
        {level_name}
      </Link>
    ),
  }
  return [
    {
      ...{ source: 'name', label: label('name'), sortable: true },
      render: plan => <RowLink to={page(plan)}>{plan.name}</RowLink>,
    },
    ...(levelId === undefined ? [level] : []),
    { source: 'start_at', label: label('start_at'), sortable: true, render: ({ start_at }) => shortDay(start_at) },
    { source: 'end_at', label: label('end_at'), sortable: true, render: ({ end_at }) => shortDay(end_at) },
    {
      ...{ source: 'total_hours', label: label('total_hours'), sortable: true, align: 'right' },
      render: ({ total_hours }) => hoursOf(total_hours),
    },
    {
      ...{ source: 'activity_types', label: label('activity_types') },
      render: plan => <Types plan={plan} />,
    },
  ]
}

function Types({ plan }: { plan: TrainingPlanView }) {
  const translate = useTranslate()
  const { length } = plan.activity_types
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2">
        {length === 0 ? translate('plans.no_types') : translate('plans.types', { smart_count: length })}
      </Typography>
      <TypesBar plan={plan} />
    </Box>
  )
}

function PlanCard({ plan }: { plan: TrainingPlanView }) {
  const translate = useTranslate()
  const hoursOf = useHours()
  const { level_name, start_at, end_at, total_hours } = plan
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <RowLink to={page(plan)}>{plan.name}</RowLink>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {level_name} · {translate('plans.dates', { start: shortDay(start_at), end: shortDay(end_at) })}
      </Box>
      <Box sx={{ fontSize: '0.875rem' }}>
        {translate('plans.field.total_hours')}: {hoursOf(total_hours)}
      </Box>
      <Types plan={plan} />
    </Box>
  )
}
