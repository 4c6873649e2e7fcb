// What the rules of forms say when they refuse.
export const formRefusals: Readonly<Record<string, string>> = {
  'form.name_required': 'a form needs a name',
  'form.submitters_required': 'say which roles may submit the form',
}
