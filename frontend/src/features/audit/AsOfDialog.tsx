// A thing as it was: after one of its events, or at a moment that the reader names; from there on step by step through its changes.
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type AsOf, asOf, type HistoryEntry } from '@practicum/shared/features/audit/history.contract'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { LookDialog } from '../../ui/LookDialog'
import { ReadFrame } from '../../ui/ReadFrame'
import { usePastWords } from './history-words'
import { MomentSlider, ownChanges, stepAt } from './MomentSlider'
import { isEmpty, PastValue } from './PastValue'

export type Moment = { readonly at: string } | { readonly revision: number }

export interface AsOfDialogProps {
  readonly subject: string
  readonly id: string
  readonly moment: Moment
  /** What is known to have happened, oldest first. */
  readonly entries: readonly HistoryEntry[]
  readonly onClose: () => void
}

export function AsOfDialog({ subject, id, moment, entries, onClose }: AsOfDialogProps) {
  const translate = useTranslate()
  const [shown, setShown] = useState(moment)
  const [compared, setCompared] = useState(false)
  const changes = ownChanges(entries)
  const last = entries.at(-1)
  const latest: Moment =
    last?.revision === null ? { at: last.occurred_at } : { revision: changes.at(-1)?.revision ?? 0 }
  const params = { subject, id }
  const read = useRead(asOf, { params, query: shown }, { keepPrevious: true })
  const now = useRead(asOf, { params, query: latest }, { enabled: compared })
  return (
    <LookDialog title={translate('audit.as_of.title')} onClose={onClose}>
      {changes.length > 1 && (
        <MomentSlider subject={subject} changes={changes} step={stepAt(changes, shown)} onStep={setShown} />
      )}
      {changes.length > 0 && (
        <FormControlLabel
          control={<Switch checked={compared} onChange={(_event, on) => setCompared(on)} />}
          label={translate('audit.as_of.compare')}
          sx={{ mb: 1 }}
        />
      )}
      <ReadFrame read={read}>
        {past => <Past subject={subject} past={past} now={compared ? now.data : undefined} />}
      </ReadFrame>
    </LookDialog>
  )
}

interface PastProps {
  readonly subject: string
  readonly past: AsOf
  /** To be compared with. */
  readonly now: AsOf | undefined
}

function Past({ subject, past, now }: PastProps) {
  const translate = useTranslate()
  const words = usePastWords(subject)
  if (!past.exists) return <Typography>{translate('audit.as_of.nothing')}</Typography>
  const told = (field: string, value: unknown) =>
    isEmpty(value) ? translate('audit.nothing') : <PastValue field={field} value={value} words={words} />
  const facts = past.fields.map(({ field, value }) => {
    const later = now?.fields.find(other => other.field === field)
    const label = words.field(field)
    if (!later || same(later.value, value)) return { label, value: isEmpty(value) ? null : told(field, value) }
    return { label, value: <Differing then={told(field, value)} now={told(field, later.value)} /> }
  })
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('audit.as_of.since')} <InstantText at={past.occurred_at} clock />
      </Typography>
      <Facts facts={facts} />
    </>
  )
}

const same = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

/** Said in a word, not by colour alone. */
function Differing({ then, now }: { then: ReactNode; now: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box sx={{ pl: 1, borderLeft: 3, borderColor: 'warning.main' }}>
      <div>{then}</div>
      <Box sx={{ fontWeight: 600 }}>
        {translate('audit.as_of.now')} {now}
      </Box>
    </Box>
  )
}
