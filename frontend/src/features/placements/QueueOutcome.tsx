// How each placement of a round went.
import Typography from '@mui/material/Typography'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { OutcomeList } from '../../ui/OutcomeList'
import { OutcomeChip } from './OutcomeChip'
import { placementName } from './placement-name'
import type { Queue } from './queue'
import { UndoApprovalButton } from './UndoApprovalButton'

export interface QueueOutcomeProps {
  readonly items: readonly PlacementView[]
  readonly outcomes: Queue['outcomes']
  readonly onUndone: (id: string) => void
}

export function QueueOutcome({ items, outcomes, onUndone }: QueueOutcomeProps) {
  const translate = useTranslate()
  const rows = items.map(item => {
    const { id } = item
    const outcome = outcomes[id]
    const name = placementName(item)
    return {
      ...{ id, name, chip: <OutcomeChip kind={outcome?.kind ?? 'open'} /> },
      note: outcome?.kind === 'refused' ? outcome.message : undefined,
      offer: outcome?.kind === 'approved' && (
        <UndoApprovalButton approved={{ id, version: outcome.version }} name={name} onUndone={() => onUndone(id)} />
      ),
    }
  })
  return (
    <>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {translate('reviewing.done')}
      </Typography>
      <OutcomeList rows={rows} />
    </>
  )
}
