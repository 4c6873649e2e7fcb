// What the fields of a question are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { survey: 'Signup questions' },
  field: {
    role: 'Role',
    fieldtype: 'Type',
    body: 'Wording',
    question: 'Question',
    required: 'Required',
    section: 'Section',
    ordering: 'Place in its section',
    values: 'Values',
    value: 'Value',
    changed: 'Changes',
  },
  value: {
    fieldtype: {
      string: 'Short text',
      text: 'Long text',
      numeric: 'Number',
      single: 'One of several',
      multiple: 'Several',
      agree: 'Agreement',
      monthYearDate: 'Month and year',
    },
  },
}
