// What waits for a decision, one placement at a time: the evidence, the decision beside it, and at the end how each went.
import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import type { Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { type ReactNode, useReducer, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { worthRetrying } from '../../providers/query-client'
import { ScreenWords } from '../../providers/screen-words'
import { EmptyState, ListSkeleton } from '../../ui/list/ListStates'
import { useBackCloses } from '../../ui/use-back-closes'
import { applyingMessages } from './applying.messages'
import { placementName } from './placement-name'
import { QueueItem, type Said } from './QueueItem'
import { QueueOutcome } from './QueueOutcome'
import { move, QUEUE_START, type Queue } from './queue'
import { reviewingMessages } from './reviewing.messages'

/** Enough for an afternoon; what comes later waits for the next round. */
const ROUND = 100
const ROUND_OF = {
  pagination: { page: 1, perPage: ROUND },
  sort: { field: 'created_at', order: 'ASC' as const },
}

export interface ReviewQueueProps {
  readonly onClose: () => void
}

export default function ReviewQueue(props: ReviewQueueProps) {
  return (
    <ScreenWords name="reviewing" english={reviewingMessages}>
      <ScreenWords name="applying" english={applyingMessages}>
        <QueueDialog {...props} />
      </ScreenWords>
    </ScreenWords>
  )
}

function QueueDialog({ onClose }: ReviewQueueProps) {
  const translate = useTranslate()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const close = useBackCloses(onClose)
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={phone}
      fullWidth
      maxWidth="md"
      aria-labelledby="review-queue"
      // One height for every placement: the buttons stay where they are.
      slotProps={{ paper: { sx: phone ? {} : { height: 'min(760px, calc(100% - 64px))' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id="review-queue" sx={{ flex: 1 }}>
          {translate('placements.queue.title')}
        </DialogTitle>
        <Tooltip title={translate('reviewing.leave')}>
          <IconButton aria-label={translate('reviewing.leave')} onClick={close}>
            <Close />
          </IconButton>
        </Tooltip>
      </Box>
      <Round onClose={close} />
    </Dialog>
  )
}

interface Waiting {
  /** Undefined until they are there. */
  readonly items: readonly PlacementView[] | undefined
  readonly failed: boolean
}

/** The round is what waited when it was asked for: a decision does not pull the list away under the reviewer. */
function useWaiting(status: 'ready' | 'submitted', enabled = true): Waiting {
  const { data, error } = useGetList<PlacementView>(
    'placements',
    { ...ROUND_OF, filter: { status } },
    { enabled, retry: worthRetrying, onError: () => undefined },
  )
  const [items, setItems] = useState<readonly PlacementView[]>()
  if (data && !items) setItems(data)
  return { items, failed: Boolean(error) }
}

function Round({ onClose }: ReviewQueueProps) {
  const translate = useTranslate()
  const { items, failed } = useWaiting('ready')
  if (items) return <Begun ready={items} onClose={onClose} />
  return (
    <Ending onClose={onClose}>
      {failed ? <Alert severity="error">{translate('reviewing.failed')}</Alert> : <ListSkeleton />}
    </Ending>
  )
}

/** What can be decided; what waits for somebody else comes after it once the reviewer asks for it. */
function Begun({ ready, onClose }: ReviewQueueProps & { ready: readonly PlacementView[] }) {
  const translate = useTranslate()
  const [all, setAll] = useState(false)
  const others = useWaiting('submitted', all)
  const shown = all ? withOthers(ready, others.items ?? []) : ready
  return (
    <>
      <FormControlLabel
        sx={{ mx: 3, mb: 1 }}
        label={translate('reviewing.others')}
        control={<Switch size="small" checked={all} onChange={(_event, on) => setAll(on)} sx={{ mr: 1 }} />}
      />
      {all && others.failed && <Alert severity="error">{translate('reviewing.failed')}</Alert>}
      {shown.length > 0 ? (
        <Items items={shown} onClose={onClose} />
      ) : (
        <Ending onClose={onClose}>
          <Nothing others={all ? others : undefined} />
        </Ending>
      )}
    </>
  )
}

/** What has ceased to be ready meanwhile stands there once. */
function withOthers(ready: readonly PlacementView[], others: readonly PlacementView[]): readonly PlacementView[] {
  const known = new Set(ready.map(({ id }) => id))
  return [...ready, ...others.filter(({ id }) => !known.has(id))]
}

/** `others`: they are asked for, too. */
function Nothing({ others }: { others: Waiting | undefined }) {
  const translate = useTranslate()
  if (!others) return <EmptyState text={translate('reviewing.none_ready')} />
  if (others.items) return <EmptyState text={translate('reviewing.nothing')} />
  return others.failed ? null : <ListSkeleton />
}

function Items({ items, onClose }: ReviewQueueProps & { items: readonly PlacementView[] }) {
  const translate = useTranslate()
  const [queue, go] = useReducer(move, QUEUE_START)
  const { length } = items
  const current = items[queue.at]
  const undone = (id: string): void => go({ type: 'undone', id, at: items.findIndex(item => item.id === id) })
  if (!current) {
    return (
      <Ending onClose={onClose}>
        <QueueOutcome items={items} outcomes={queue.outcomes} onUndone={undone} />
      </Ending>
    )
  }
  return (
    <QueueItem
      key={current.id}
      id={current.id}
      place={{ number: queue.at + 1, total: length }}
      outcome={queue.outcomes[current.id]}
      said={said(items, queue, translate)}
      onNext={() => go({ type: 'next', length })}
      onPrevious={() => go({ type: 'previous' })}
      onUndone={undone}
      onOutcome={outcome => go({ type: 'told', id: current.id, outcome, length })}
    />
  )
}

/** What became of the placement told of last. */
function said(
  items: readonly PlacementView[],
  { last, outcomes }: Queue,
  translate: ReturnType<typeof useTranslate>,
): Said | undefined {
  const decided = items.find(({ id }) => id === last)
  const outcome = outcomes[last ?? '']
  if (!decided || !outcome) return undefined
  const name = placementName(decided)
  return { id: decided.id, name, outcome, text: translate(`reviewing.said.${outcome.kind}`, { name }) }
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
          {translate('reviewing.close')}
        </Button>
      </DialogActions>
    </>
  )
}
