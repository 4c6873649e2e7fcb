// The plan of a training; to its page for those who have it, where it is known by more than its words.
import Link from '@mui/material/Link'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { Link as RouterLink } from 'react-router'
import { useMe } from '../../providers/me'

export function PlanLink({ training }: { training: Pick<TrainingView, 'training_plan_id' | 'training_plan_name'> }) {
  const { role } = useMe()
  const { training_plan_id: id, training_plan_name: name } = training
  if (id === null || role !== 'coordinator') return <>{name}</>
  return (
    <Link component={RouterLink} to={`/training-plans/${id}`} onClick={event => event.stopPropagation()}>
      {name}
    </Link>
  )
}
