// That no proof of insurance covers a training, and where one is added or looked for.
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useMe } from '../../providers/me'
import type { Fact } from '../../ui/Facts'
import { StatusChip } from '../../ui/StatusChip'

/** Among the facts of a training: nothing where none is missing. */
export function useInsuranceFact(training: TrainingView): Fact {
  const label = useTranslate()('assigned.insurance.label')
  return { label, value: training.insurance_required && <InsuranceMissing training={training} /> }
}

function InsuranceMissing({ training }: { training: Pick<TrainingView, 'trainee_id'> }) {
  const translate = useTranslate()
  const isOwn = useMe().role === 'trainee'
  const to = isOwn ? '/account#insurance' : `/trainees/${training.trainee_id}#insurance`
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <StatusChip tone="warning" weight="quiet" label={translate('assigned.insurance.missing')} />
      <Link component={RouterLink} to={to}>
        {translate(`assigned.insurance.${isOwn ? 'add' : 'see'}`)}
      </Link>
    </Box>
  )
}
