// Asks how the due days of several tasks move: all to one day, or each by some days.
import Stack from '@mui/material/Stack'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMe } from '../../providers/me'
import { ChoiceField } from '../../ui/form/ChoiceField'
import type { Complaint } from '../../ui/form/complaints'
import { DayField } from '../../ui/form/DayField'
import { NumberField } from '../../ui/form/NumberField'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { useCheckedForm } from '../../ui/form/use-checked-form'
import { useFields } from '../../ui/form/use-fields'
import type { BulkQuestion } from '../../ui/list/BulkIntent'

const MOVES = ['by', 'to'] as const

export interface Move {
  readonly move: (typeof MOVES)[number]
  readonly days: number | null
  readonly day: string | null
}

const AT_FIRST: Move = { move: 'by', days: 7, day: null }
const DAYS_MAX = 3650

/** Earlier by days below zero. What is due on no day has none to move by; undefined: nothing is said yet. */
export function movedDue({ move, days, day }: Move, due: string | null): string | null | undefined {
  if (move === 'to') return day ?? undefined
  if (days === null || !Number.isInteger(days) || days === 0 || Math.abs(days) > DAYS_MAX) return undefined
  return due === null ? null : addDays(due, days)
}

export default function MoveDueQuestion({ items, carryOut, children, ...question }: BulkQuestion<TaskSummary>) {
  const translate = useTranslate()
  const today = dateIn(useMe().user.timezone, new Date())
  const check = (values: Move): readonly Complaint[] => {
    if (movedDue(values, today) !== undefined) return []
    const field = values.move === 'to' ? 'day' : 'days'
    return [{ field, message: translate(`tasks.bulk.move.${field}_required`, { most: DAYS_MAX }) }]
  }
  const form = useCheckedForm<Move, void>({
    ...{ values: AT_FIRST, check, onSaved: () => undefined },
    send: move => carryOut(({ due_date, version }) => ({ due_date: movedDue(move, due_date) ?? null, version })),
  })
  const { bind, words } = useFields(form.control, 'tasks.bulk.move')
  const move = useWatch({ control: form.control, name: 'move' })
  const undated = items.filter(({ due_date }) => due_date === null).length
  return (
    <QuestionForm form={form} {...question}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <ChoiceField {...bind('move')} row choices={MOVES.map(value => ({ value, label: words(value) }))} />
        {move === 'to' ? (
          <DayField {...bind('day')} min={today} required />
        ) : (
          <NumberField
            {...bind('days')}
            signed
            help={undated > 0 ? words('undated', { smart_count: undated }) : words('days_help')}
            required
          />
        )}
      </Stack>
      {children}
    </QuestionForm>
  )
}
