// Who is proposed as the supervisor of a placement, and whether they were invited.
import Box from '@mui/material/Box'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { StatusChip } from '../../ui/StatusChip'

interface ProposedSupervisorProps {
  readonly proposed: NonNullable<PlacementView['proposed_supervisor']>
  /** In a line of a list: without the address. */
  readonly brief?: boolean
}

export function ProposedSupervisor({ proposed, brief = false }: ProposedSupervisorProps) {
  const translate = useTranslate()
  const { name, email, invited_at } = proposed
  const standing = invited_at === null ? 'open' : 'invited'
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {brief ? name : translate('placements.proposed.who', { name, email })}
      </Box>
      <StatusChip
        tone={invited_at === null ? 'warning' : 'info'}
        weight={invited_at === null ? 'alert' : 'quiet'}
        label={translate(`placements.proposed.${standing}`)}
      />
    </Box>
  )
}
