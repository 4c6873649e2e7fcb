// The decisions on one placement: one button for each that is possible now, each asking first and saying what follows.
import Button from '@mui/material/Button'
import { archivePlacement } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useToldIntent } from '../../ui/use-told-intent'
import { DecisionQuestion } from './DecisionQuestion'
import { decisionsOn, type PossibleDecision } from './decisions'
import { MarkButtons } from './MarkButtons'

export function DecisionButtons({ placement }: { placement: PlacementDetails }) {
  const [asked, setAsked] = useState<PossibleDecision>()
  const translate = useTranslate()
  return (
    <>
      <ArchiveButton placement={placement} />
      <MarkButtons placement={placement} />
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
      {asked && <DecisionQuestion placement={placement} decision={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function ArchiveButton({ placement: { id, archived_at } }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(archivePlacement, ['dashboards'])
  const archived = archived_at !== null
  const put = (to: boolean): Promise<void> =>
    run({ params: { id }, body: { archived: to } }, () => [
      to ? 'applying.archive.success' : 'applying.archive.undone',
      { offer: { label: 'app.toast.undo', run: () => void put(!to) } },
    ])
  return (
    <Button loading={running} onClick={() => void put(!archived)}>
      {translate(archived ? 'applying.archive.undo' : 'applying.archive.button')}
    </Button>
  )
}
