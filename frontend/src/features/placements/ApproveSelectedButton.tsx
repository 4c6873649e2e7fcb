// Approves the selected placements in one go, and tells for each how it went.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { batchApprovePlacements } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useEffect, useState } from 'react'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { refusalInWords } from '../../providers/spoken'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useNewlySelectable } from '../../ui/list/Selection'
import { namesOf } from '../../ui/names'
import { OutcomeDialog } from '../../ui/OutcomeDialog'
import { isReady, isSelectable } from './decisions'
import { OutcomeChip } from './OutcomeChip'
import { placementName } from './placement-name'
import { UndoApprovalButton } from './UndoApprovalButton'

type Results = AnswerOf<typeof batchApprovePlacements>['results']

/** Named in the question; the others are counted. */
const NAMED = 3

export function ApproveSelectedButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const { selectedIds, data = [], onSelect } = useListContext<PlacementView>()
  const selected = data.filter(placement => selectedIds.includes(placement.id) && isReady(placement))
  const [asking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<{ results: Results; placements: readonly PlacementView[] }>()
  const { run, running, refused, reset } = useIntent(batchApprovePlacements, ['dashboards'])
  const left = useNewlySelectable<PlacementView>(isSelectable, running)
  const nothingLeft = left > 0 && selectedIds.length === 0
  useEffect(() => {
    // The bar goes with the selection.
    if (nothingLeft) notify('placements.batch.meanwhile', { type: 'info', messageArgs: { smart_count: left } })
  }, [nothingLeft, left, notify])

  const confirm = async (): Promise<void> => {
    const answer = await run({ body: { placement_ids: selected.map(({ id }) => id) } }).catch(() => undefined)
    if (!answer) return
    setOutcome({ results: answer.results, placements: selected })
    setAsking(false)
    const approved = new Set(answer.results.flatMap(({ id, approved }) => (approved ? [id] : [])))
    onSelect(selectedIds.filter(id => !approved.has(id)))
  }
  return (
    <>
      {left > 0 && (
        <Typography variant="body2" role="status">
          {translate('placements.batch.meanwhile', { smart_count: left })}
        </Typography>
      )}
      <Button variant="contained" size="small" disabled={selected.length === 0} onClick={() => setAsking(true)}>
        {translate('placements.batch.button')}
      </Button>
      {asking && selected.length > 0 && (
        <ConfirmDialog
          title={translate('placements.batch.title', { smart_count: selected.length })}
          consequence={translate('placements.batch.text', {
            names: namesOf(
              selected.map(({ trainee }) => trainee),
              NAMED,
            ),
            smart_count: selected.length,
          })}
          confirm={translate('placements.batch.button')}
          running={running}
          refused={refused}
          onConfirm={() => void confirm()}
          onClose={() => {
            setAsking(false)
            reset()
          }}
        />
      )}
      {outcome && <BatchOutcome {...outcome} onClose={() => setOutcome(undefined)} />}
    </>
  )
}

const whyNot = (error: Results[number]['error']): string | undefined => (error ? refusalInWords(error) : undefined)

interface BatchOutcomeProps {
  readonly results: Results
  readonly placements: readonly PlacementView[]
  readonly onClose: () => void
}

function BatchOutcome({ results, placements, onClose }: BatchOutcomeProps) {
  const translate = useTranslate()
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set())
  const rows = results.map(({ id, version, error }) => {
    const placement = placements.find(one => one.id === id)
    const name = placement ? placementName(placement) : ''
    const kind = undone.has(id) ? 'undone' : version === null ? 'refused' : 'approved'
    return {
      ...{ id, name, note: whyNot(error), chip: <OutcomeChip kind={kind} /> },
      offer: kind === 'approved' && version !== null && (
        <UndoApprovalButton
          approved={{ id, version }}
          name={name}
          onUndone={() => setUndone(others => new Set([...others, id]))}
        />
      ),
    }
  })
  return <OutcomeDialog title={translate('placements.batch.done')} rows={rows} onClose={onClose} />
}
