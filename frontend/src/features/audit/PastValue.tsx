// One value of the past as people read it: instants and days as dates, words of the code as those of the screens, lists as lists, records field by field.
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { DayText, InstantText } from '../../ui/DateText'
import type { PastWords } from './history-words'

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

interface PastValueProps<Value = unknown> {
  readonly field: string
  readonly value: Value
  readonly words: PastWords
}

export function PastValue({ field, value, words }: PastValueProps) {
  const translate = useTranslate()
  if (typeof value === 'boolean') return translate(value ? 'audit.yes' : 'audit.no')
  if (Array.isArray(value)) return <ListValue field={field} value={value} words={words} />
  if (typeof value === 'object' && value !== null) return <RecordValue value={value} words={words} />
  return <TextValue field={field} value={String(value)} words={words} />
}

function TextValue({ field, value, words }: PastValueProps<string>) {
  if (INSTANT.test(value)) return <InstantText at={value} />
  if (DAY.test(value)) return <DayText day={value} />
  return <span style={{ whiteSpace: 'pre-wrap' }}>{words.value(field, value)}</span>
}

function ListValue({ field, value, words }: PastValueProps<readonly unknown[]>) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {value.map(item => (
        <li key={JSON.stringify(item)}>
          <PastValue field={field} value={item} words={words} />
        </li>
      ))}
    </Box>
  )
}

function RecordValue({ value, words }: Omit<PastValueProps<object>, 'field'>) {
  return Object.entries(value).map(([name, inner]) => (
    <div key={name}>
      {words.field(name)}: {isEmpty(inner) ? '–' : <PastValue field={name} value={inner} words={words} />}
    </div>
  ))
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
