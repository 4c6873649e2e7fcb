// One value of the past as people read it: instants and days as dates, lists as lists, records field by field.
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { DayText, InstantText } from '../../ui/DateText'
import { fieldInWords } from './history-words'

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

export function PastValue({ value }: { value: unknown }) {
  const translate = useTranslate()
  if (typeof value === 'boolean') return translate(value ? 'audit.yes' : 'audit.no')
  if (typeof value === 'string') return <TextValue text={value} />
  if (Array.isArray(value)) return <ListValue items={value} />
  if (typeof value === 'object' && value !== null) return <RecordValue record={value} />
  return <>{String(value)}</>
}

function TextValue({ text }: { text: string }) {
  if (INSTANT.test(text)) return <InstantText at={text} />
  return DAY.test(text) ? <DayText day={text} /> : <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
}

function ListValue({ items }: { items: readonly unknown[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {items.map(item => (
        <li key={JSON.stringify(item)}>
          <PastValue value={item} />
        </li>
      ))}
    </Box>
  )
}

function RecordValue({ record }: { record: object }) {
  return Object.entries(record).map(([name, value]) => (
    <div key={name}>
      {fieldInWords(name)}: {value === null ? '–' : <PastValue value={value} />}
    </div>
  ))
}
