// What coordinators mark a placement as, beside its status: coming again, and on campus. Each asks first, says what follows, and can be taken back.
import Button from '@mui/material/Button'
import { setPlacementCampus } from '@practicum/shared/features/placements/placement-campus.contract'
import { setPlacementRecurring } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type ContractRequest, requestOf, useFailureWords, useSending } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'

interface OfPlacement {
  readonly placement: PlacementDetails
}

/** What was denied, or put away, is marked no more. */
export function MarkButtons({ placement }: OfPlacement) {
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
