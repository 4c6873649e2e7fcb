// What coordinators mark a placement as, beside its status: put away, coming again, and on campus. Each can be taken back; the last two ask first.
import Button from '@mui/material/Button'
import { setPlacementCampus } from '@practicum/shared/features/placements/placement-campus.contract'
import { archivePlacement, setPlacementRecurring } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type ContractRequest, requestOf, useFailureWords, useSending } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'
import { useToldIntent } from '../../ui/use-told-intent'

interface OfPlacement {
  readonly placement: PlacementDetails
}

export const MarkButtons = ({ placement }: OfPlacement) => (
  <>
    <ArchiveButton placement={placement} />
    <Marks placement={placement} />
  </>
)

function ArchiveButton({ placement: { id, archived_at } }: OfPlacement) {
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

/** What was denied, or put away, is marked no more. */
function Marks({ placement }: OfPlacement) {
  if (placement.status === 'denied' || placement.archived_at !== null) return null
  const { id, recurring, is_campus } = placement
  return (
    <>
      <MarkButton
        mark="recurring"
        marked={recurring}
        requestTo={to => requestOf(setPlacementRecurring, { params: { id }, body: { recurring: to } })}
      />
      <MarkButton
        mark="campus"
        marked={is_campus}
        requestTo={to => requestOf(setPlacementCampus, { params: { id }, body: { is_campus: to } })}
      />
    </>
  )
}

interface MarkButtonProps {
  /** Names its words: `applying.<mark>`. */
  readonly mark: 'recurring' | 'campus'
  readonly marked: boolean
  readonly requestTo: (marked: boolean) => ContractRequest<unknown>
}

/** Trainings say where a placement of theirs is on campus. */
const TOUCHES = ['trainings'] as const

function MarkButton({ mark, marked, requestTo }: MarkButtonProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { send, running, refused, reset } = useSending(TOUCHES)
  const undo = useUndo()
  const to = marked ? 'off' : 'on'
  const words = (key: string): string => translate(`applying.${mark}.${key}`)
  const said = (marking: boolean): string => `applying.${mark}.success_${marking ? 'on' : 'off'}`
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const confirm = (): Promise<void> =>
    send(requestTo(!marked)).then(
      () => {
        const back = (): void => void undo(requestTo(marked), said(marked))
        toast(said(!marked), { offer: { label: 'app.toast.undo', run: back } })
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

function useUndo() {
  const toast = useToast()
  const words = useFailureWords()
  const { send } = useSending(TOUCHES)
  return (request: ContractRequest<unknown>, said: string): Promise<void> =>
    send(request).then(
      () => toast(said),
      error => toast(words(error).join(' '), { type: 'error' }),
    )
}
