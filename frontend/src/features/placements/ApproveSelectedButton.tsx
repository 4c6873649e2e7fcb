// Approves the selected placements in one go, and tells for each how it went.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { batchApprovePlacements } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useNewlySelectable } from '../../ui/list/Selection'
import { namesOf } from '../../ui/names'
import { StatusChip } from '../../ui/StatusChip'
import { isReady } from './decisions'

type Results = AnswerOf<typeof batchApprovePlacements>['results']

/** Named in the question; the others are counted. */
const NAMED = 3

export function ApproveSelectedButton() {
  const translate = useTranslate()
  const { selectedIds, data = [], onUnselectItems } = useListContext<PlacementView>()
  const selected = data.filter(({ id }) => selectedIds.includes(id))
  const [asking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<{ results: Results; placements: readonly PlacementView[] }>()
  const { run, running, refused, reset } = useIntent(batchApprovePlacements, ['dashboards'])
  const newlySelectable = useNewlySelectable<PlacementView>(isReady, running)

  const confirm = async (): Promise<void> => {
    const answer = await run({ body: { placement_ids: selected.map(({ id }) => id) } }).catch(() => undefined)
    if (!answer) return
    setOutcome({ results: answer.results, placements: selected })
    setAsking(false)
    onUnselectItems()
  }
  return (
    <>
      {newlySelectable > 0 && (
        <Typography variant="body2" role="status">
          {translate('placements.batch.meanwhile', { smart_count: newlySelectable })}
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

interface BatchOutcomeProps {
  readonly results: Results
  readonly placements: readonly PlacementView[]
  readonly onClose: () => void
}

function BatchOutcome({ results, placements, onClose }: BatchOutcomeProps) {
  const translate = useTranslate()
  const nameOf = (id: string): string => {
    const placement = placements.find(one => one.id === id)
    return placement ? `${placement.trainee.name}, ${placement.supervision_site.name}` : ''
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="batch-outcome">
      <DialogTitle id="batch-outcome">{translate('placements.batch.done')}</DialogTitle>
      <DialogContent dividers>
        <List disablePadding>
          {results.map(({ id, approved, error }) => (
            <ListItem key={id} disableGutters secondaryAction={<Outcome approved={approved} />}>
              <ListItemText primary={nameOf(id)} secondary={error?.message} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('placements.batch.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Outcome({ approved }: { approved: boolean }) {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={approved ? 'success' : 'warning'}
      label={translate(`placements.batch.${approved ? 'approved' : 'refused'}`)}
    />
  )
}
