// Says on a placement what has to happen next and whose turn it is.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { StatusChip } from '../../ui/StatusChip'
import { TitledPaper } from '../../ui/TitledPaper'
import { nextSteps } from './next-steps'

/** Nothing where nobody has to do anything. */
export function NextSteps({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const { position, role } = useMe()
  const steps = nextSteps(placement, translate)
  if (steps.length === 0) return null
  return (
    <TitledPaper id="placement-next" title={translate('placements.next.title')}>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {steps.map(({ key, text, turn }) => (
          <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <span>{text}</span>
            {(turn.includes(position.id) || turn.includes(role)) && (
              <StatusChip tone="warning" label={translate('placements.next.yours')} />
            )}
          </Box>
        ))}
      </Box>
      {placement.status !== 'ready' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('placements.next.elsewhere')}
        </Typography>
      )}
    </TitledPaper>
  )
}
