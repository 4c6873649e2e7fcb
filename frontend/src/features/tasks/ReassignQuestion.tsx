// Asks to whom one task, or several, are given instead.
import Box from '@mui/material/Box'
import { refOf } from '@practicum/shared/contract/shapes'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { useCheckedForm } from '../../ui/form/use-checked-form'
import { useFields } from '../../ui/form/use-fields'
import type { BulkQuestion } from '../../ui/list/BulkIntent'
import { PeopleField } from '../people/PeopleField'

interface Reassigning {
  readonly assignee: readonly AvailableUser[]
}

const NOBODY: Reassigning = { assignee: [] }

export default function ReassignQuestion({ items, carryOut, children, ...question }: BulkQuestion<TaskSummary>) {
  const translate = useTranslate()
  const form = useCheckedForm<Reassigning, void>({
    ...{ values: NOBODY, onSaved: () => undefined },
    check: ({ assignee }) =>
      assignee.length > 0 ? [] : [{ field: 'assignee', message: translate('tasks.bulk.reassign.required') }],
    send: ({ assignee: [person] }) =>
      carryOut(({ version }) => ({ ...(person && { assignee: refOf(person) }), version })),
  })
  const { bind } = useFields(form.control, 'tasks.bulk.reassign')
  return (
    <QuestionForm form={form} {...question}>
      <Box sx={{ mt: 2 }}>
        <PeopleField {...bind('assignee')} rules={{ omitted: haversOf(items), limit: 1 }} />
      </Box>
      {children}
    </QuestionForm>
  )
}

/** Whoever has all of them already. */
function haversOf(items: readonly TaskSummary[]): readonly string[] {
  const positions = [...new Set(items.map(({ assignee }) => assignee.position_id))]
  return positions.length === 1 ? positions : []
}
