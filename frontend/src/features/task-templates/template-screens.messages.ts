// The words of templates of tasks: fetched with the form that offers them.

export const templateMessages = {
  title: 'Templates',
  open: 'Template: %{name}',
  empty: 'No templates yet',
  failed: 'The templates could not be fetched',
  group: { own: 'Yours', shared: 'Shared by colleagues' },
  shared: 'Shared',
  shared_by: 'shared by %{name}',
  save: 'Save this task as a template',
  overwrite: 'Keep what the form says in “%{name}”',
  change: 'Rename or share “%{name}”',
  remove: 'Delete “%{name}”',
  used: 'The form was filled in from “%{name}”.',
  field: { name: 'Name', shared: 'Share with colleagues' },
  form: {
    save: 'Save this task as a template',
    change: 'Rename or share this template',
    submit: 'Save',
    shared: 'It is read by {coordinator+}, {faculty+} and {supervisor+}. People and days are not part of it.',
  },
  saved: 'The template “%{name}” was saved.',
  changed: 'The template “%{name}” was changed.',
  deleted: 'The template “%{name}” was deleted.',
  delete: {
    title: 'Delete the template “%{name}”?',
    own: 'Tasks that were made from it stay as they are.',
    shared: 'Colleagues cannot use it any more. Tasks that were made from it stay as they are.',
    button: 'Delete',
  },
}
