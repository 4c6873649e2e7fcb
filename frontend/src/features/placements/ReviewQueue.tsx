// What waits for a decision, one placement at a time: the evidence, the decision beside it, and at the end how each went.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { type ReactNode, useReducer, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { worthRetrying } from '../../providers/query-client'
import { EmptyState, ListSkeleton } from '../../ui/list/ListStates'
import { QueueItem } from './QueueItem'
import { QueueOutcome } from './QueueOutcome'
import { move, QUEUE_START } from './queue'

/** Enough for an afternoon; what comes later waits for the next round. */
const ROUND = 100
const WAITING = {
  pagination: { page: 1, perPage: ROUND },
  sort: { field: 'created_at', order: 'ASC' as const },
  filter: { needs_review: true },
}

export interface ReviewQueueProps {
  readonly onClose: () => void
}

export default function ReviewQueue({ onClose }: ReviewQueueProps) {
  const translate = useTranslate()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="md" aria-labelledby="review-queue">
      <DialogTitle id="review-queue">{translate('placements.queue.title')}</DialogTitle>
      <Round onClose={onClose} />
    </Dialog>
  )
}

/** The round is what waited when it began: a decision does not pull the list away under the reviewer. */
function Round({ onClose }: ReviewQueueProps) {
  const translate = useTranslate()
  const { data, error } = useGetList<PlacementView>('placements', WAITING, {
    retry: worthRetrying,
    onError: () => undefined,
  })
  const [begun, setBegun] = useState<readonly PlacementView[]>()
  if (data && !begun) setBegun(data)
  if (begun && begun.length > 0) return <Items items={begun} onClose={onClose} />
  return (
    <Ending onClose={onClose}>
      {error ? (
        <Alert severity="error">{translate('placements.queue.failed')}</Alert>
      ) : begun ? (
        <EmptyState text={translate('placements.queue.nothing')} />
      ) : (
        <ListSkeleton />
      )}
    </Ending>
  )
}

function Items({ items, onClose }: ReviewQueueProps & { items: readonly PlacementView[] }) {
  const [queue, go] = useReducer(move, QUEUE_START)
  const { length } = items
  const current = items[queue.at]
  if (!current) {
    return (
      <Ending onClose={onClose}>
        <QueueOutcome items={items} outcomes={queue.outcomes} />
      </Ending>
    )
  }
  return (
    <QueueItem
      key={current.id}
      id={current.id}
      place={{ number: queue.at + 1, total: length }}
      outcome={queue.outcomes[current.id]}
      onNext={() => go({ type: 'next', length })}
      onPrevious={() => go({ type: 'previous' })}
      onTold={outcome => go({ type: 'told', id: current.id, outcome, length })}
    />
  )
}

function Ending({ onClose, children }: ReviewQueueProps & { children: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      <DialogContent dividers tabIndex={0} role="region" aria-label={translate('placements.queue.title')}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('placements.queue.close')}
        </Button>
      </DialogActions>
    </>
  )
}
