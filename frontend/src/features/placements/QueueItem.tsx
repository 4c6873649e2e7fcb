// One placement of the queue: what speaks for it, and the decision.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { getPlacement, patchPlacementStatus } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isFailure } from '../../providers/api-failure'
import { useIntent } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { CommentThread } from '../../ui/CommentThread'
import { KeyButton } from '../../ui/KeyButton'
import { ReadFrame } from '../../ui/ReadFrame'
import { DecisionDialog } from './DecisionDialog'
import { approve, decisionsOn, deny } from './decisions'
import { PlacementAbout } from './PlacementAbout'
import { PlacementStatusChip } from './PlacementStatusChip'
import type { Outcome } from './queue'
import { useQueueKeys } from './use-queue-keys'

export interface QueueItemProps {
  readonly id: string
  readonly place: { readonly number: number; readonly total: number }
  readonly outcome: Outcome | undefined
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onTold: (outcome: Outcome) => void
}

export function QueueItem(props: QueueItemProps) {
  const read = useRead(getPlacement, { params: { id: props.id } })
  const { decide, denying, setDenying, running, may } = useDeciding(read.data, props.onTold)
  const { onNext, onPrevious } = props
  useQueueKeys({ a: decide, r: () => may.deny && setDenying(true), j: onNext, k: onPrevious }, !denying)
  const translate = useTranslate()
  const words = (key: string): string => translate(`placements.queue.${key}`)
  return (
    <>
      <DialogContent
        dividers
        // Longer than a phone: a keyboard has to be able to scroll it.
        tabIndex={0}
        role="region"
        aria-label={words('evidence')}
        sx={{ minHeight: { sm: 420 } }}
      >
        <ReadFrame read={read}>{placement => <Evidence placement={placement} {...props} />}</ReadFrame>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <KeyButton keys="K" label={words('previous')} onClick={onPrevious} disabled={props.place.number === 1} />
        <KeyButton keys="J" label={words('next')} onClick={onNext} />
        <Box sx={{ flex: { xs: '1 0 100%', sm: 1 } }} />
        <KeyButton keys="R" label={words('return')} onClick={() => setDenying(true)} disabled={!may.deny} danger />
        <KeyButton
          keys="A"
          label={translate('placements.approve.button')}
          onClick={decide}
          disabled={!may.approve}
          loading={running}
          primary
        />
      </DialogActions>
      {denying && read.data && (
        <DecisionDialog
          placement={read.data}
          decision={deny}
          onClose={() => setDenying(false)}
          onDone={() => props.onTold({ kind: 'denied' })}
        />
      )}
    </>
  )
}

function useDeciding(placement: PlacementDetails | undefined, onTold: (outcome: Outcome) => void) {
  const { run, running } = useIntent(patchPlacementStatus, ['dashboards'])
  const [denying, setDenying] = useState(false)
  const possible = placement ? decisionsOn(placement) : []
  const may = { approve: possible.includes(approve), deny: possible.includes(deny) }
  const decide = (): void => {
    if (!placement || !may.approve || running) return
    run({ params: { id: placement.id }, body: { status: 'approved', version: placement.version } }).then(
      () => onTold({ kind: 'approved' }),
      error => onTold({ kind: 'refused', message: isFailure(error) ? error.lines.join(' ') : '' }),
    )
  }
  return { decide, denying, setDenying, running, may }
}

function Evidence({ placement, place, outcome }: QueueItemProps & { placement: PlacementDetails }) {
  const translate = useTranslate()
  const names = { trainee: placement.trainee.name, supervisor: placement.supervisor?.name ?? '' }
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status">
        {translate('placements.queue.place', place)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography component="h2" variant="h2">
          {placement.trainee.name}, {placement.supervision_site.name}
        </Typography>
        <PlacementStatusChip placement={placement} />
      </Box>
      <Standing placement={placement} outcome={outcome} />
      <PlacementAbout placement={placement} />
      {placement.comments.length > 0 && (
        <Box component="section" aria-label={translate('placements.details.comments')} sx={{ mt: 3 }}>
          <CommentThread comments={placement.comments} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {decisionsOn(placement).includes(approve) && translate('placements.queue.told', names)}{' '}
        {translate('placements.queue.keys')}
      </Typography>
    </>
  )
}

function Standing({ placement, outcome }: { placement: PlacementDetails; outcome: Outcome | undefined }) {
  const translate = useTranslate()
  if (outcome?.kind === 'refused') return <Note severity="error">{outcome.message}</Note>
  if (placement.archived_at !== null) return <Note severity="info">{translate('placements.queue.archived')}</Note>
  if (placement.status !== 'submitted') return null
  return <Note severity="info">{translate('placements.queue.not_ready')}</Note>
}

const Note = ({ severity, children }: { severity: 'error' | 'info'; children: string }) => (
  <Alert severity={severity} sx={{ mb: 2 }}>
    {children}
  </Alert>
)
