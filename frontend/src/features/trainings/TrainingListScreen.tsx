// The trainings of an organization, for those who coordinate it: by trainee, plan and days; several are changed at once.
import Box from '@mui/material/Box'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { TRAINING_STATES } from '@practicum/shared/features/trainings/trainings.standing'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { shortDay } from '../../ui/dates'
import { PersonFilter } from '../../ui/list/filters/PersonFilter'
import { type Column, ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { assignedMessages } from './assigned.messages'
import { PlanLink } from './PlanLink'
import { AssignButton, EditSelected } from './TrainingIntents'
import { TrainingState } from './TrainingState'

const address = ({ id }: TrainingView): string => `/trainings/${id}`

export default function TrainingListScreen() {
  return (
    <ScreenWords name="assigned" english={assignedMessages}>
      <Shown />
    </ScreenWords>
  )
}

function Shown() {
  const translate = useTranslate()
  const asksInsurance = useMe().position.organization.organization_settings.require_trainee_insurance
  const states = TRAINING_STATES.map(state => ({ label: translate(`assigned.state.${state}`), filter: { state } }))
  const uninsured = { label: translate('assigned.insurance.filter'), filter: { insurance_required: true } }
  return (
    <>
      <PageHeader title={translate('assigned.title')} />
      <ListFrame<TrainingView>
        label={translate('assigned.title')}
        resource="trainings"
        sort={{ field: 'start_at', order: 'DESC' }}
        quickFilters={asksInsurance ? [...states, uninsured] : states}
        filters={<PersonFilter field="trainee_id" label={translate('assigned.field.trainee')} roles={['trainee']} />}
        open={address}
        intents={<AssignButton />}
        bulk={<EditSelected />}
        overPages
        empty={
          <EmptyState text={translate('assigned.empty')}>
            <AssignButton />
          </EmptyState>
        }
        columns={useColumns()}
        card={training => <TrainingCard training={training} />}
      />
    </>
  )
}

const link = (training: TrainingView) => <RowLink to={address(training)}>{training.trainee.name}</RowLink>

function useColumns(): readonly Column<TrainingView>[] {
  const translate = useTranslate()
  const label = (field: string): string => translate(`assigned.field.${field}`)
  return [
    { source: 'trainee', label: label('trainee'), sortable: true, render: link },
    {
      ...{ source: 'training_plan_name', label: label('training_plan_id'), sortable: true },
      render: training => <PlanLink training={training} />,
    },
    { source: 'start_at', label: label('start_at'), sortable: true, render: ({ start_at }) => shortDay(start_at) },
    { source: 'end_at', label: label('end_at'), sortable: true, render: ({ end_at }) => shortDay(end_at) },
    { source: 'state', label: label('state'), render: training => <TrainingState training={training} /> },
    {
      ...{ source: 'faculty', label: label('faculty.primary_position_id') },
      render: ({ faculty }) => faculty?.name ?? translate('assigned.nobody'),
    },
  ]
}

function TrainingCard({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const { start_at, end_at } = training
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        {link(training)}
        <TrainingState training={training} />
      </Box>
      <Box sx={{ fontSize: '0.875rem' }}>
        <PlanLink training={training} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {translate('assigned.dates', { start: shortDay(start_at), end: shortDay(end_at) })}
      </Box>
    </Box>
  )
}
