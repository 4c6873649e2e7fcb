// What the rules of imports say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'import.ended': 'this import has ended already',
  'import.kind_unknown': 'nothing of this kind can be imported',
  'import.too_large': 'a file to import may have at most 10 MB: send it in parts',
  'import.not_csv': 'this is not a CSV file: save the sheet as CSV first',
  'import.unreadable': 'this file cannot be read at line {line}: look at the quotation marks there',
  'import.empty': 'there are no rows below the headings',
  'import.too_many_rows': 'a file to import may have at most {max} rows: send it in parts',
  'import.heading_unknown': 'there is no such heading in this file',
  'import.field_unknown': 'this is no field that can be imported',
  'import.field_required': 'say under which heading this stands',
  'import.file_taken': 'this file belongs to something else already: choose it anew',
  'import.unexpected': 'this row could not be added, and nobody knows why. Import it once more on its own',
  'import.value_required': 'this must be filled in',
  'import.value_invalid': 'is not a value that can be kept here, or is too long',
  'import.yes_or_no': 'write yes or no',
}
