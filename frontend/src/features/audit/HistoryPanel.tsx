// Who did what to this thing, when and why; the last tab of every details page.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type HISTORY_SUBJECTS, type HistoryEntry, history } from '@practicum/shared/features/audit/audit.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { EmptyState } from '../../ui/list/ListStates'
import { ReadFrame } from '../../ui/ReadFrame'
import { AsOfDialog, type Moment } from './AsOfDialog'
import { fieldInWords, newestFirst, typeInWords, valueInWords } from './history-words'
import { MomentField } from './MomentField'

export interface HistoryPanelProps {
  readonly subject: (typeof HISTORY_SUBJECTS)[number]
  readonly id: string
}

/** The feature whose changes a subject's history follows. */
const FEATURE_OF: Readonly<Record<HistoryPanelProps['subject'], string>> = {
  task: 'tasks',
  placement: 'placements',
  meeting: 'live-sessions',
  setting: 'settings',
  user: 'people',
  organization: 'people',
}

export function HistoryPanel({ subject, id }: HistoryPanelProps) {
  const translate = useTranslate()
  const read = useRead(history, { params: { subject, id } }, { alsoOn: [FEATURE_OF[subject]] })
  const [moment, setMoment] = useState<Moment>()
  return (
    <>
      <MomentField onChoose={at => setMoment({ at })} />
      {moment && <AsOfDialog subject={subject} id={id} moment={moment} onClose={() => setMoment(undefined)} />}
      <ReadFrame read={read}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState text={translate('audit.empty')} />
          ) : (
            <Paper component="ol" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 800 }}>
              {newestFirst(entries).map(entry => (
                <Entry key={entry.id} entry={entry} onOpen={() => setMoment(momentOf(entry))} />
              ))}
            </Paper>
          )
        }
      </ReadFrame>
    </>
  )
}

/** What happened to something attached stands in another order than the thing's own changes: its moment is an instant. */
const momentOf = ({ revision, occurred_at }: HistoryEntry): Moment =>
  revision === null ? { at: occurred_at } : { revision }

function Entry({ entry, onOpen }: { entry: HistoryEntry; onOpen: () => void }) {
  const translate = useTranslate()
  const name = entry.actor.name || translate('audit.system')
  const who = entry.root_actor
    ? translate('audit.as', { root: entry.root_actor.name, name })
    : translate('audit.by', { name })
  const nothing = translate('audit.nothing')
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Typography variant="body2">
        <strong>{translate(`audit.happened.${entry.type}`, { _: typeInWords(entry.type) })}</strong> {who}
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          <InstantText at={entry.occurred_at} />
        </Box>
      </Typography>
      {entry.reason && <Typography variant="body2">{translate('audit.reason', { reason: entry.reason })}</Typography>}
      {entry.changes.map(change => (
        <Typography key={change.field} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate(change.before === null ? 'audit.set' : 'audit.change', {
            field: fieldInWords(change.field),
            before: valueInWords(change.before, nothing),
            after: valueInWords(change.after, nothing),
          })}
        </Typography>
      ))}
      <Button size="small" onClick={onOpen} sx={{ mt: 0.5, ml: -0.5 }}>
        {translate('audit.as_of.open')}
      </Button>
    </Box>
  )
}
