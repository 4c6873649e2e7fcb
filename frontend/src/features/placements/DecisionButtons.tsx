// The decisions on one placement: one button for each that is possible now, each asking first and saying what follows.
import Button from '@mui/material/Button'
import { archivePlacement, setPlacementRecurring } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { DecisionDialog } from './DecisionDialog'
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
      {asked && <DecisionDialog placement={placement} decision={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function ArchiveButton({ placement: { id, archived_at } }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const notify = useNotify()
  const words = useFailureWords()
  const { run, running } = useIntent(archivePlacement, ['dashboards'])
  const archived = archived_at !== null
  const toggle = (): Promise<void> =>
    run({ params: { id }, body: { archived: !archived } }).then(
      () => notify(archived ? 'placements.archive.undone' : 'placements.archive.success', { type: 'success' }),
      error => notify(words(error).join(' '), { type: 'error' }),
    )
  return (
    <Button loading={running} onClick={() => void toggle()}>
      {translate(archived ? 'placements.archive.undo' : 'placements.archive.button')}
    </Button>
  )
}

function RecurringButton({ placement: { id, recurring } }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(setPlacementRecurring)
  const to = recurring ? 'off' : 'on'
  const words = (key: string): string => translate(`placements.recurring.${key}`)
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const confirm = (): Promise<void> =>
    run({ params: { id }, body: { recurring: !recurring } }).then(
      () => {
        notify(`placements.recurring.success_${to}`, { type: 'success' })
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
