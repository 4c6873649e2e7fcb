// Who did what to this thing, when and why; the last tab of every details page.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type HistoryEntry, history } from '@practicum/shared/features/audit/audit.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useApi } from '../../providers/session'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { EmptyState } from '../../ui/list/ListStates'
import { ReadFrame } from '../../ui/ReadFrame'
import { useEarlier } from '../../ui/use-earlier'
import { AsOfDialog, type Moment } from './AsOfDialog'
import { newestFirst, type PastWords, useFeatureOf, usePastWords, useTypeInWords } from './history-words'
import { MomentField } from './MomentField'
import { isEmpty, PastValue } from './PastValue'

export interface HistoryPanelProps {
  readonly subject: string
  readonly id: string
}

export function HistoryPanel({ subject, id }: HistoryPanelProps) {
  const translate = useTranslate()
  const read = useRead(history, { params: { subject, id } }, { alsoOn: [useFeatureOf(subject)] })
  const [moment, setMoment] = useState<Moment>()
  const words = usePastWords(subject)
  return (
    <>
      <MomentField onChoose={at => setMoment({ at })} />
      {moment && <AsOfDialog subject={subject} id={id} moment={moment} onClose={() => setMoment(undefined)} />}
      <ReadFrame read={read}>
        {({ entries, earlier }) =>
          entries.length === 0 ? (
            <EmptyState text={translate('audit.empty')} />
          ) : (
            <Entries {...{ subject, id, entries, words }} hasEarlier={earlier} onOpen={setMoment} />
          )
        }
      </ReadFrame>
    </>
  )
}

interface EntriesProps extends HistoryPanelProps {
  readonly entries: readonly HistoryEntry[]
  readonly hasEarlier: boolean
  readonly words: PastWords
  readonly onOpen: (moment: Moment) => void
}

function Entries({ subject, id, entries, hasEarlier, words, onOpen }: EntriesProps) {
  const translate = useTranslate()
  const api = useApi()
  const [more, setMore] = useState(hasEarlier)
  const { shown, asking, showEarlier } = useEarlier(entries, async before => {
    const page = await api.call(history, { params: { subject, id }, query: { before } })
    setMore(page.earlier)
    return page.entries
  })
  // The page alone says it while nothing before it is shown.
  const hidden = shown.length === entries.length ? hasEarlier : more
  return (
    <>
      <Paper component="ol" variant="outlined" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 800 }}>
        {newestFirst(shown).map(entry => (
          <Entry key={entry.id} entry={entry} words={words} onOpen={() => onOpen(momentOf(entry))} />
        ))}
      </Paper>
      {hidden && (
        <Button loading={asking === 'yes'} onClick={showEarlier} sx={{ mt: 1 }}>
          {translate('audit.earlier')}
        </Button>
      )}
      {asking === 'failed' && (
        <Typography role="alert" color="error">
          {translate('audit.unavailable')}
        </Typography>
      )}
    </>
  )
}

/** What happened to something attached stands in another order than the thing's own changes: its moment is an instant. */
const momentOf = ({ revision, occurred_at }: HistoryEntry): Moment =>
  revision === null ? { at: occurred_at } : { revision }

interface EntryProps {
  readonly entry: HistoryEntry
  readonly words: PastWords
  readonly onOpen: () => void
}

function Entry({ entry, words, onOpen }: EntryProps) {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const name = entry.actor.name || translate('audit.system')
  const who = entry.root_actor
    ? translate('audit.as', { root: entry.root_actor.name, name })
    : translate('audit.by', { name })
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Typography variant="body2">
        <strong>{typeInWords(entry.type)}</strong> {who}
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          <InstantText at={entry.occurred_at} />
        </Box>
      </Typography>
      {entry.reason && <Typography variant="body2">{translate('audit.reason', { reason: entry.reason })}</Typography>}
      {entry.changes.map(change => (
        <Typography
          key={change.field}
          component="div"
          variant="body2"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          <Change change={change} words={words} />
        </Typography>
      ))}
      <Button size="small" onClick={onOpen} sx={{ mt: 0.5, ml: -0.5 }}>
        {translate('audit.as_of.open')}
      </Button>
    </Box>
  )
}

function Change({
  change: { field, before, after },
  words,
}: {
  change: HistoryEntry['changes'][number]
  words: PastWords
}) {
  const translate = useTranslate()
  const inWords = (value: unknown) =>
    isEmpty(value) ? translate('audit.nothing') : <PastValue field={field} value={value} words={words} />
  return (
    <>
      {words.field(field)}: {before !== null && <>{inWords(before)} → </>}
      {inWords(after)}
    </>
  )
}
