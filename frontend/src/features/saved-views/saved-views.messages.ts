// The words of saved views.
import type { Messages } from '../../providers/words'

export const savedViewMessages: Messages = {
  open: 'Views: %{name}',
  empty: 'No views saved yet',
  failed: 'The views could not be fetched',
  group: { own: 'Yours', shared: 'Shared by colleagues' },
  shared: 'Shared',
  shared_by: 'shared by %{name}',
  default: 'This list opens with it',
  changed: 'Changed',
  overwrite: 'Save the change',
  reset: 'Reset',
  open_with: 'Open this list with “%{name}”',
  stop_opening: 'No longer open this list with “%{name}”',
  without: 'Show the list without a view',
  field: { name: 'Name', shared: 'Share with colleagues' },
  form: {
    save: 'Save what is shown as a view',
    change: 'Rename or share this view',
    submit: 'Save',
    shared:
      'Everybody sees what they may see anyway; the name and the filters are read by {coordinator+}, {faculty+} and {supervisor+}.',
  },
  saved: 'The view “%{name}” was saved.',
  renamed: 'The view “%{name}” was changed.',
  overwritten: 'The view “%{name}” now shows this.',
  chosen: 'This list now opens with “%{name}”.',
  not_chosen: 'This list now opens without a view.',
  deleted: 'The view “%{name}” was deleted.',
  delete: {
    menu: 'Delete this view',
    title: 'Delete the view “%{name}”?',
    own: 'The list and what is in it stay as they are.',
    shared: 'Colleagues cannot open it any more. The list and what is in it stay as they are.',
    button: 'Delete',
  },
  past: {
    field: { name: 'Name', query: 'Shows', tab: 'Tab', list: 'List', shared: 'Shared' },
  },
}
