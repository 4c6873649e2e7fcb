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
import { isReady } from './decisions'
import { placementName } from './placement-name'
import { QueueItem, type Said } from './QueueItem'
import { QueueOutcome } from './QueueOutcome'
import { move, QUEUE_START, type Queue } from './queue'
import { reviewingMessages } from './reviewing.messages'

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

export default function ReviewQueue(props: ReviewQueueProps) {
  return (
    <ScreenWords name="reviewing" english={reviewingMessages}>
      <QueueDialog {...props} />
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

/** The round is what waited when it began: a decision does not pull the list away under the reviewer. */
function Round({ onClose }: ReviewQueueProps) {
  const translate = useTranslate()
  const { data, error } = useGetList<PlacementView>('placements', WAITING, {
    retry: worthRetrying,
    onError: () => undefined,
  })
  const [begun, setBegun] = useState<readonly PlacementView[]>()
  if (data && !begun) setBegun(data)
  if (begun && begun.length > 0) return <Begun items={begun} onClose={onClose} />
  return (
    <Ending onClose={onClose}>
      {error ? (
        <Alert severity="error">{translate('reviewing.failed')}</Alert>
      ) : begun ? (
        <EmptyState text={translate('reviewing.nothing')} />
      ) : (
        <ListSkeleton />
      )}
    </Ending>
  )
}

/** What can be decided; what waits for somebody else comes after it where the reviewer asks for it. */
function Begun({ items, onClose }: ReviewQueueProps & { items: readonly PlacementView[] }) {
  const translate = useTranslate()
  const [all, setAll] = useState(false)
  const ready = items.filter(isReady)
  const others = items.filter(item => !isReady(item))
  const shown = all ? [...ready, ...others] : ready
  return (
    <>
      {others.length > 0 && (
        <FormControlLabel
          sx={{ mx: 3, mb: 1 }}
          label={translate('reviewing.others', { smart_count: others.length })}
          control={<Switch size="small" checked={all} onChange={(_event, on) => setAll(on)} sx={{ mr: 1 }} />}
        />
      )}
      {shown.length > 0 ? (
        <Items items={shown} onClose={onClose} />
      ) : (
        <Ending onClose={onClose}>
          <EmptyState text={translate('reviewing.none_ready')} />
        </Ending>
      )}
    </>
  )
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
