// One placement of the queue: what speaks for it, and the decision.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { approvePlacement, getPlacement } from '@practicum/shared/features/placements/placements.contract'
import { UNDECIDED } from '@practicum/shared/features/placements/placements.transitions'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { KeyButton } from '../../ui/KeyButton'
import { useSingleKeysOn } from '../../ui/keyboard'
import { ReadFrame } from '../../ui/ReadFrame'
import { DecisionDialog } from './DecisionDialog'
import { approve, decisionsOn, deny } from './decisions'
import { nextStepTexts } from './next-steps'
import { PlacementAbout } from './PlacementAbout'
import { PlacementStatusChip } from './PlacementStatusChip'
import { PlacementThread } from './PlacementThread'
import { placementName } from './placement-name'
import type { Outcome } from './queue'
import { RemindPlacementButton } from './RemindPlacementButton'
import { RevokedNotice } from './RevokedNotice'
import { UndoApprovalButton } from './UndoApprovalButton'
import { useQueueKeys } from './use-queue-keys'
import { useUndoApproval } from './use-undo-approval'

export interface QueueItemProps {
  readonly id: string
  readonly place: { readonly number: number; readonly total: number }
  readonly outcome: Outcome | undefined
  readonly said: Said | undefined
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onOutcome: (outcome: Outcome) => void
  readonly onUndone: (id: string) => void
}

/** What became of the placement decided last. */
export interface Said {
  readonly id: string
  readonly name: string
  readonly outcome: Outcome
  readonly text: string
}

/** In two columns on a phone, so that no button moves from one placement to the next. */
const ACTIONS = { display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '1fr 1fr', flexWrap: 'wrap', gap: 1 }

export function QueueItem(props: QueueItemProps) {
  const read = useRead(getPlacement, { params: { id: props.id } })
  const { decide, denying, setDenying, running, may } = useDeciding(read.data, props.onOutcome)
  const { onNext, onPrevious } = props
  const undo = useUndo(props)
  useQueueKeys({ a: decide, r: () => may.deny && setDenying(true), j: onNext, k: onPrevious, u: undo }, !denying)
  const translate = useTranslate()
  const words = (key: string): string => translate(`reviewing.${key}`)
  return (
    <>
      <DialogContent
        dividers
        // Longer than a phone: a keyboard has to be able to scroll it.
        tabIndex={0}
        role="region"
        aria-label={words('evidence')}
      >
        <ReadFrame read={read}>{placement => <Evidence placement={placement} {...props} />}</ReadFrame>
      </DialogContent>
      <DialogActions disableSpacing sx={ACTIONS} role="group" aria-label={words('actions')}>
        <WhyNot placement={read.data} />
        <KeyButton keys="K" label={words('previous')} onClick={onPrevious} disabled={props.place.number === 1} />
        <KeyButton keys="J" label={words('next')} onClick={onNext} />
        <Box sx={{ display: { xs: 'none', sm: 'block' }, flex: 1 }} />
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
          onDone={() => props.onOutcome({ kind: 'denied' })}
        />
      )}
    </>
  )
}

function useDeciding(placement: PlacementDetails | undefined, onOutcome: (outcome: Outcome) => void) {
  const words = useFailureWords()
  const { run, running } = useIntent(approvePlacement, ['dashboards'])
  const [denying, setDenying] = useState(false)
  const possible = placement ? decisionsOn(placement) : []
  const may = { approve: possible.includes(approve), deny: possible.includes(deny) }
  const decide = (): void => {
    if (!placement || !may.approve || running) return
    run({ params: { id: placement.id }, body: { version: placement.version } }).then(
      ({ version }) => onOutcome({ kind: 'approved', version }),
      error => onOutcome({ kind: 'refused', message: words(error).join(' ') }),
    )
  }
  return { decide, denying, setDenying, running, may }
}

/** Takes the approval given last back, where that was the last thing done. */
function useUndo({ said, onUndone }: QueueItemProps): () => void {
  const { undo, running } = useUndoApproval()
  return () => {
    if (said?.outcome.kind !== 'approved' || running) return
    void undo({ id: said.id, version: said.outcome.version }, () => onUndone(said.id))
  }
}

function Evidence({ placement, place, outcome, said, onUndone }: QueueItemProps & { placement: PlacementDetails }) {
  const [letters] = useSingleKeysOn()
  const translate = useTranslate()
  const names = { trainee: placement.trainee.name, supervisor: placement.supervisor?.name ?? '' }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 32 }}>
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, fontSize: '0.875rem' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('reviewing.place', place)}
          </Box>
          {said && (
            <Box component="span" sx={{ color: SAID[said.outcome.kind], fontWeight: 550 }}>
              {said.text}
            </Box>
          )}
        </Box>
        {said?.outcome.kind === 'approved' && (
          <UndoApprovalButton
            approved={{ id: said.id, version: said.outcome.version }}
            name={said.name}
            onUndone={() => onUndone(said.id)}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography component="h2" variant="h2">
          {placementName(placement)}
        </Typography>
        <PlacementStatusChip placement={placement} />
      </Box>
      {outcome?.kind === 'refused' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {outcome.message}
        </Alert>
      )}
      <RevokedNotice placement={placement} />
      <PlacementAbout placement={placement} />
      {placement.comments.length > 0 && (
        <Box component="section" aria-label={translate('app.comments.title')} sx={{ mt: 3 }}>
          <PlacementThread placement={placement} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {decisionsOn(placement).includes(approve) && translate('reviewing.notice', names)}{' '}
        {letters && translate('reviewing.keys')}
      </Typography>
    </>
  )
}

const SAID = {
  approved: 'success.main',
  denied: 'error.main',
  refused: 'warning.main',
  undone: 'text.primary',
} as const

/** Above the buttons, in a row of its own: why Approve cannot be pressed. */
function WhyNot({ placement }: { placement: PlacementDetails | undefined }) {
  const translate = useTranslate()
  const why = placement && whyNotApprove(placement, translate)
  if (!why || !placement) return null
  return (
    <Box
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 },
        ...{ flex: '1 0 100%', gridColumn: '1 / -1' },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {why}
      </Typography>
      <RemindPlacementButton placement={placement} />
    </Box>
  )
}

function whyNotApprove(placement: PlacementDetails, translate: ReturnType<typeof useTranslate>): string | undefined {
  if (decisionsOn(placement).includes(approve)) return undefined
  if (placement.archived_at !== null) return translate('reviewing.archived')
  if (!UNDECIDED.includes(placement.status))
    return translate('reviewing.decided', { status: translate(`placements.status.${placement.status}`) })
  return translate('reviewing.not_yet', { why: nextStepTexts(placement, translate) })
}
