// One value of the past as people read it: instants and days as dates, words of the code as those of the screens, lists as lists, records field by field.
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { DayText, InstantText } from '../../ui/DateText'
import { zoneName } from '../../ui/dates'
import type { PastWords } from './history-words'

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
const ZONE = /^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/+-]+$/

interface PastValueProps<Value = unknown> {
  readonly field: string
  readonly value: Value
  readonly words: PastWords
}

export function PastValue({ field, value, words }: PastValueProps) {
  const translate = useTranslate()
  if (typeof value === 'boolean') return words.flag(field, value, translate(value ? 'audit.yes' : 'audit.no'))
  if (Array.isArray(value)) return <ListValue field={field} value={value} words={words} />
  if (typeof value === 'object' && value !== null) return <RecordValue value={value} words={words} />
  return <TextValue field={field} value={String(value)} words={words} />
}

function TextValue({ field, value, words }: PastValueProps<string>) {
  if (INSTANT.test(value)) return <InstantText at={value} clock />
  if (DAY.test(value)) return <DayText day={value} plain />
  if (ZONE.test(value)) return zoneName(value)
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

/** What is not there is not told, and what holds is told by its name alone. */
function RecordValue({ value, words }: Omit<PastValueProps<object>, 'field'>) {
  return Object.entries(value)
    .filter(([, inner]) => !isEmpty(inner) && inner !== false)
    .map(([name, inner]) => (
      <div key={name}>
        {words.field(name)}
        {inner !== true && (
          <>
            : <PastValue field={name} value={inner} words={words} />
          </>
        )}
      </div>
    ))
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
