// The page of all training plans that the current position may see.
import Box from '@mui/material/Box'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { useTranslate } from 'react-admin'
import { DayText, InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { NewTrainingPlanButton } from './TrainingPlanFormButtons'

const address = ({ id }: TrainingPlanView): string => `/training-plans/${id}`

export default function TrainingPlanListScreen() {
  const translate = useTranslate()
  const label = (field: string): string => translate(`training-plans.field.${field}`)
  const link = (trainingPlan: TrainingPlanView) => <RowLink to={address(trainingPlan)}>{trainingPlan.title}</RowLink>
  return (
    <>
      <PageHeader title={translate('training-plans.title')} />
      <ListFrame<TrainingPlanView>
        label={translate('training-plans.title')}
        resource="training-plans"
        sort={{ field: 'created_at', order: 'DESC' }}
        quickFilters={[{ label: translate('training-plans.archived'), filter: { archived: true } }]}
        open={address}
        intents={<NewTrainingPlanButton />}
        empty={
          <EmptyState text={translate('training-plans.empty')}>
            <NewTrainingPlanButton />
          </EmptyState>
        }
        columns={[
          { source: 'title', label: label('title'), sortable: true, render: link },
          { source: 'day', label: label('day'), sortable: true, render: ({ day }) => <DayText day={day} /> },
          { source: 'creator', label: label('creator'), render: ({ creator }) => <Person {...creator} /> },
          {
            source: 'created_at',
            label: label('created_at'),
            sortable: true,
            render: ({ created_at }) => <InstantText at={created_at} />,
          },
        ]}
        card={trainingPlan => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            {link(trainingPlan)}
            <Person {...trainingPlan.creator} />
          </Box>
        )}
      />
    </>
  )
}
