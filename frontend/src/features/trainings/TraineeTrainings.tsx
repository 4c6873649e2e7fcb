// The trainings of one trainee, those that begin first before the others.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type TrainingView, trainingsOfTrainee } from '@practicum/shared/features/trainings/trainings.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { shortDay } from '../../ui/dates'
import { ReadFrame } from '../../ui/ReadFrame'
import { TrainingState } from './TrainingState'

export function TraineeTrainings({ traineeId }: { traineeId: string }) {
  const read = useRead(trainingsOfTrainee, { params: { id: traineeId } })
  return <ReadFrame read={read}>{({ data }) => <Shown trainings={data} />}</ReadFrame>
}

function Shown({ trainings }: { trainings: readonly TrainingView[] }) {
  const translate = useTranslate()
  if (trainings.length === 0) return <Typography>{translate('assigned.own_empty')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {trainings.map(training => (
        <Item key={training.id} training={training} />
      ))}
    </Box>
  )
}

function Item({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const { display_name, start_at, end_at, faculty, assistants } = training
  const names = [...(faculty ? [faculty] : []), ...assistants.map(one => one.faculty)].map(({ name }) => name)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography>{display_name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('assigned.dates', { start: shortDay(start_at), end: shortDay(end_at) })}
        </Typography>
        {names.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('assigned.with', { names: names.join(', ') })}
          </Typography>
        )}
      </Box>
      <TrainingState training={training} />
    </Box>
  )
}
