// How each placement of a round went.
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { StatusChip } from '../../ui/StatusChip'
import type { Queue } from './queue'

const TONES = { approved: 'success', denied: 'error', refused: 'warning', open: 'default' } as const

export interface QueueOutcomeProps {
  readonly items: readonly PlacementView[]
  readonly outcomes: Queue['outcomes']
}

export function QueueOutcome({ items, outcomes }: QueueOutcomeProps) {
  const translate = useTranslate()
  return (
    <>
      <Typography component="h2" variant="h3">
        {translate('placements.queue.done')}
      </Typography>
      <List>
        {items.map(({ id, trainee, supervision_site }) => {
          const outcome = outcomes[id]
          const kind = outcome?.kind ?? 'open'
          const chip = <StatusChip tone={TONES[kind]} label={translate(`placements.queue.outcome.${kind}`)} />
          return (
            <ListItem key={id} disableGutters secondaryAction={chip}>
              <ListItemText
                primary={`${trainee.name}, ${supervision_site.name}`}
                secondary={outcome?.kind === 'refused' ? outcome.message : undefined}
                sx={{ pr: 12 }}
              />
            </ListItem>
          )
        })}
      </List>
    </>
  )
}
