// Placements by status: a card says who and where, and since when; it is approved, denied, reopened or revoked by the intents of its page.
import Typography from '@mui/material/Typography'
import { approvePlacement } from '@practicum/shared/features/placements/placements.contract'
import { TRANSITIONS } from '@practicum/shared/features/placements/placements.transitions'
import { PLACEMENT_STATUSES, type PlacementView } from '@practicum/shared/features/placements/placements.views'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import type { BoardContent, BoardMoves } from '../../ui/list/board/board'
import { Standing } from '../../ui/list/Standing'
import { Person } from '../../ui/Person'
import { StatusChip } from '../../ui/StatusChip'
import { useToast } from '../../ui/toast'
import { DecisionQuestion } from './DecisionQuestion'
import { decisionsOn, type PossibleDecision } from './decisions'
import { placementName } from './placement-name'
import { mayDecide } from './placement-rights'
import { RemindPlacementIcon } from './RemindPlacementButton'
import { StatusDate } from './StatusDate'
import { useApprovedToast } from './use-approved-toast'

export function usePlacementBoard(site: (placement: PlacementView) => ReactNode): BoardContent<PlacementView> {
  const translate = useTranslate()
  return {
    columns: PLACEMENT_STATUSES.map(status => ({
      key: status,
      label: translate(`placements.status.${status}`),
      filter: { status },
    })),
    card: placement => <PlacementCard placement={placement} site={site(placement)} />,
    name: placementName,
    useMoves: usePlacementMoves,
  }
}

function PlacementCard({ placement, site }: { placement: PlacementView; site: ReactNode }) {
  const translate = useTranslate()
  const { trainee, signature_required, approved_at } = placement
  return (
    <>
      {site}
      <Person {...trainee} />
      {signature_required && approved_at === null && (
        <StatusChip tone="warning" label={translate('placements.signature')} />
      )}
      <Standing
        status={
          <Typography component="span" variant="body2" color="textSecondary">
            {translate('placements.field.since')} <StatusDate placement={placement} />
          </Typography>
        }
        remind={<RemindPlacementIcon placement={placement} />}
      />
    </>
  )
}

/** An approval is taken back by its toast; what needs a reason asks for it. */
function usePlacementMoves(placement: PlacementView): BoardMoves {
  const translate = useTranslate()
  const may = mayDecide(useMe())
  const toast = useToast()
  const words = useFailureWords()
  const approved = useApprovedToast()
  const { run } = useIntent(approvePlacement, ['dashboards'])
  const [asked, setAsked] = useState<PossibleDecision>()
  const approve = (): Promise<void> =>
    run({ params: { id: placement.id }, body: { version: placement.version } }).then(
      ({ version }) => approved({ id: placement.id, version }),
      error => toast(words(error).join(' '), { type: 'error' }),
    )
  const moves = (may ? decisionsOn(placement) : []).map(decision => ({
    to: TRANSITIONS[decision.key].to,
    label: translate(`placements.${decision.key}.button`),
    run: () => (decision.key === 'approve' ? void approve() : setAsked(decision)),
  }))
  const question = asked && (
    <DecisionQuestion placement={placement} decision={asked} onClose={() => setAsked(undefined)} />
  )
  return { moves, question }
}
