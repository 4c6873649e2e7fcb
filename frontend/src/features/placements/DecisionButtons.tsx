// The decisions on one placement: one button for each that is possible now, each asking first and saying what follows.
import Button from '@mui/material/Button'
import { archivePlacement, setPlacementRecurring } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'
import { useToldIntent } from '../../ui/use-told-intent'
import { DecisionQuestion } from './DecisionQuestion'
import { decisionsOn, type PossibleDecision } from './decisions'

/** What was denied, or put away, does not come again. */
const mayRecur = ({ status, archived_at }: PlacementDetails): boolean => status !== 'denied' && archived_at === null

export function DecisionButtons({ placement }: { placement: PlacementDetails }) {
  const [asked, setAsked] = useState<PossibleDecision>()
  const translate = useTranslate()
  return (
    <>
      <ArchiveButton placement={placement} />
      {mayRecur(placement) && <RecurringButton placement={placement} />}
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
      to ? 'placements.archive.success' : 'placements.archive.undone',
      { offer: { label: 'app.toast.undo', run: () => void put(!to) } },
    ])
  return (
    <Button loading={running} onClick={() => void put(!archived)}>
      {translate(archived ? 'placements.archive.undo' : 'placements.archive.button')}
    </Button>
  )
}

function RecurringButton({ placement: { id, recurring } }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(setPlacementRecurring)
  const back = useToldIntent(setPlacementRecurring)
  const to = recurring ? 'off' : 'on'
  const words = (key: string): string => translate(`placements.recurring.${key}`)
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const undo = (): Promise<void> =>
    back.run({ params: { id }, body: { recurring } }, () => [
      `placements.recurring.success_${recurring ? 'on' : 'off'}`,
    ])
  const confirm = (): Promise<void> =>
    run({ params: { id }, body: { recurring: !recurring } }).then(
      () => {
        toast(`placements.recurring.success_${to}`, { offer: { label: 'app.toast.undo', run: () => void undo() } })
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words(to)}</Button>
      {asking && (
        <ConfirmDialog
          title={words(`title_${to}`)}
          consequence={words(`text_${to}`)}
          confirm={words(to)}
          running={running}
          refused={refused}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  )
}
