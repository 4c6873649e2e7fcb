// The decisions on one placement: one button for each that is possible now, each asking first and saying what follows.
import Button from '@mui/material/Button'
import { archivePlacement, setPlacementRecurring } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { DecisionDialog } from './DecisionDialog'
import { decisionsOn, type PossibleDecision } from './decisions'

export function DecisionButtons({ placement }: { placement: PlacementDetails }) {
  const [asked, setAsked] = useState<PossibleDecision>()
  const translate = useTranslate()
  return (
    <>
      <ToggleButtons placement={placement} />
      {decisionsOn(placement).map(decision => (
        <Button
          key={decision.key}
          variant={decision.primary ? 'contained' : 'outlined'}
          color={decision.danger ? 'error' : 'primary'}
          onClick={() => setAsked(decision)}
        >
          {translate(`placements.${decision.key}.button`)}
        </Button>
      ))}
      {asked && <DecisionDialog placement={placement} decision={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function ToggleButtons({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const notify = useNotify()
  const archive = useIntent(archivePlacement, ['dashboards'])
  const recurring = useIntent(setPlacementRecurring)
  const params = { id: placement.id }
  const archived = placement.archived_at !== null
  const tell = (message: string) => () => notify(message, { type: 'success' })
  const refuse = (): void => notify(archive.failure?.lines.join(' ') ?? 'app.failure.title', { type: 'error' })
  return (
    <>
      <Button
        loading={archive.running}
        onClick={() =>
          void archive
            .run({ params, body: { archived: !archived } })
            .then(tell(archived ? 'placements.archive.undone' : 'placements.archive.told'), refuse)
        }
      >
        {translate(archived ? 'placements.archive.undo' : 'placements.archive.button')}
      </Button>
      <Button
        loading={recurring.running}
        onClick={() =>
          void recurring
            .run({ params, body: { recurring: !placement.recurring } })
            .then(tell('placements.recurring.told'), refuse)
        }
      >
        {translate(placement.recurring ? 'placements.recurring.off' : 'placements.recurring.on')}
      </Button>
    </>
  )
}
