// Asks before a decision on a placement, takes the reason where one is due, and carries it out.
import { approvePlacement } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { refuse } from '@practicum/shared/kernel/refusal'
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../providers/session'
import { requestOf } from '../../providers/use-intent'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { TextField } from '../../ui/form/TextField'
import { useContractForm } from '../../ui/form/use-contract-form'
import { type PossibleDecision, WITH_REASON } from './decisions'
import { keepReason, keptReason } from './kept-reasons'
import { useApprovedToast } from './use-approved-toast'

export interface DecisionDialogProps {
  readonly placement: PlacementView
  readonly decision: PossibleDecision
  readonly onClose: () => void
  /** The server has accepted it; whoever is told here says so, in place of a toast. */
  readonly onDone?: () => void
}

const REASON_MAX = 2000
const MISSING = refuse('placement.reason_required', {}, { field: 'reason' })

export function DecisionDialog({ placement, decision, onClose, onDone }: DecisionDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const api = useApi()
  const { key, needsReason, danger } = decision
  const about = `${placement.id}/${key}`
  const approved = useApprovedToast()
  const tell = (done: PossibleDecision['key'], version: number): void => {
    if (done === 'approve') approved({ id: placement.id, version })
    else notify(`placements.${done}.success`, { type: 'success' })
  }
  const [before] = useState(keptReason(api, about))
  const form = useContractForm({
    values: { reason: before },
    request: ({ reason }) => {
      const { id, version } = placement
      if (key === 'approve') return requestOf(approvePlacement, { params: { id }, body: { version } })
      return requestOf(WITH_REASON[key], { params: { id }, body: { version, reason: reason.trim() } })
    },
    rules: ({ reason }) => (needsReason && reason.trim() === '' ? [MISSING] : []),
    touches: ['dashboards'],
    onSaved: ({ version }) => {
      keepReason(api, about, '')
      if (!onDone) tell(key, version)
      onClose()
      onDone?.()
    },
  })
  const reason = useWatch({ control: form.control, name: 'reason' })
  useEffect(() => keepReason(api, about, reason), [api, about, reason])
  const names = {
    trainee: placement.trainee.name,
    supervisor: placement.supervisor?.name ?? translate('placements.field.supervisor'),
  }
  return (
    <QuestionForm
      form={form}
      title={translate(`placements.${key}.title`)}
      consequence={translate(`placements.${key}.text`, names)}
      confirm={translate(`placements.${key}.button`)}
      danger={danger}
      onClose={onClose}
    >
      {needsReason && (
        <TextField
          control={form.control}
          name="reason"
          label={translate('placements.reason')}
          help={before !== '' && reason === before ? translate('placements.reason_restored') : ' '}
          max={REASON_MAX}
          required
          autoFocus
          multiline
          minRows={3}
          sx={{ mt: 2 }}
        />
      )}
    </QuestionForm>
  )
}
