// The training that a trainee is in: the plan with its days, who guides them, and where they practise away from the campus.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CurrentTraining } from '@practicum/shared/features/users/user-training.contract'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { DayText } from '../../ui/DateText'
import { FactList } from '../../ui/Facts'
import { Sentence } from '../../ui/Sentence'

export function CurrentTrainingFacts({ training }: { training: CurrentTraining }) {
  const translate = useTranslate()
  const id = useId()
  const { training_plan, start_at, end_at, faculty, placements } = training
  const away = placements.filter(({ is_campus }) => !is_campus)
  const days = { start: <DayText day={start_at} plain />, end: <DayText day={end_at} plain /> }
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="subtitle2" id={id}>
        {translate('accounts.training.title')}
      </Typography>
      <FactList
        facts={[
          { label: translate('accounts.training.plan'), value: training_plan },
          {
            label: translate('accounts.training.days'),
            value: <Sentence text="accounts.training.from_to" parts={days} />,
          },
          {
            label: translate('accounts.training.faculty'),
            value: faculty?.name ?? translate('accounts.training.nobody'),
          },
          {
            label: translate('accounts.training.placements'),
            value: away.length === 0 ? translate('accounts.training.nowhere') : <Names placements={away} />,
          },
        ]}
      />
    </Box>
  )
}

const Names = ({ placements }: Pick<CurrentTraining, 'placements'>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {placements.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </Box>
)
