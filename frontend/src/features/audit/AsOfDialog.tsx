// A thing as it was: after one of its events, or at a moment that the reader names.
import Typography from '@mui/material/Typography'
import { type AsOf, asOf } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { ReadFrame } from '../../ui/ReadFrame'
import { usePastWords } from './history-words'
import { LookDialog } from './LookDialog'
import { isEmpty, PastValue } from './PastValue'

export type Moment = { readonly at: string } | { readonly revision: number }

export interface AsOfDialogProps {
  readonly subject: string
  readonly id: string
  readonly moment: Moment
  readonly onClose: () => void
}

export function AsOfDialog({ subject, id, moment, onClose }: AsOfDialogProps) {
  const translate = useTranslate()
  const read = useRead(asOf, { params: { subject, id }, query: moment })
  return (
    <LookDialog title={translate('audit.as_of.title')} onClose={onClose}>
      <ReadFrame read={read}>{past => <Past subject={subject} past={past} />}</ReadFrame>
    </LookDialog>
  )
}

function Past({ subject, past }: { subject: string; past: AsOf }) {
  const translate = useTranslate()
  const words = usePastWords(subject)
  if (!past.exists) return <Typography>{translate('audit.as_of.nothing')}</Typography>
  const facts = past.fields.map(({ field, value }) => ({
    label: words.field(field),
    value: isEmpty(value) ? null : <PastValue field={field} value={value} words={words} />,
  }))
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('audit.as_of.since')} <InstantText at={past.occurred_at} />
      </Typography>
      <Facts facts={facts} />
    </>
  )
}
