// One thing that happened: what, by whom, when and why, field by field, and the way back to that moment.
import ManageHistory from '@mui/icons-material/ManageHistoryOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { HistoryEntry } from '@practicum/shared/features/audit/history.contract'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { OpeningAvatar, PersonName } from '../../ui/Person'
import { Sentence } from '../../ui/Sentence'
import type { Moment } from './AsOfDialog'
import { type PastWords, useTypeInWords } from './history-words'
import { isEmpty, PastValue } from './PastValue'

/** What happened to something attached stands in another order than the thing's own changes: its moment is an instant. */
const momentOf = ({ revision, occurred_at }: HistoryEntry): Moment =>
  revision === null ? { at: occurred_at } : { revision }

/** As the log names whoever acts where nobody does. */
const SYSTEM = 'system'
const AVATAR = 24

interface HistoryItemProps {
  readonly entry: HistoryEntry
  readonly words: PastWords
  /** Absent: it is looked at already. */
  readonly onOpen?: (moment: Moment) => void
}

export function HistoryItem(props: HistoryItemProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Actor {...props.entry.actor} />
      <Box sx={{ minWidth: 0 }}>
        <Told {...props} />
      </Box>
    </Box>
  )
}

/** What the system does by itself has nobody's face. */
function Actor({ role_keyname: _role, ...person }: HistoryEntry['actor']) {
  if (person.id !== SYSTEM) return <OpeningAvatar {...person} size={AVATAR} />
  return (
    <Avatar aria-hidden sx={{ width: AVATAR, height: AVATAR, bgcolor: 'action.selected', color: 'text.secondary' }}>
      <ManageHistory sx={{ fontSize: 16 }} />
    </Avatar>
  )
}

function Told({ entry, words, onOpen }: HistoryItemProps) {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  return (
    <>
      <Typography variant="body2">
        <strong>{typeInWords(entry.type)}</strong> <Who entry={entry} />
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          <InstantText at={entry.occurred_at} clock />
        </Box>
      </Typography>
      {entry.reason && <Typography variant="body2">{translate('audit.reason', { reason: entry.reason })}</Typography>}
      {entry.changes.filter(tellsSomething).map(change => (
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
      {onOpen && (
        <Button size="small" onClick={() => onOpen(momentOf(entry))} sx={{ mt: 0.5, ml: -0.5 }}>
          {translate('audit.as_of.open')}
        </Button>
      )}
    </>
  )
}

function Who({ entry: { actor, root_actor, by_token } }: { entry: HistoryEntry }) {
  const translate = useTranslate()
  const name = actor.name ? <PersonName id={actor.id} name={actor.name} /> : translate('audit.system')
  if (by_token) return <Sentence text="audit.by_token" parts={{ name }} />
  if (!root_actor) return <Sentence text="audit.by" parts={{ name }} />
  return <Sentence text="audit.as" parts={{ root: <PersonName {...root_actor} />, name }} />
}

/** What a thing begins without is not told. */
const tellsSomething = ({ before, after }: HistoryEntry['changes'][number]): boolean =>
  !(before === null && (isEmpty(after) || after === false))

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
