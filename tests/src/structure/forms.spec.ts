// A form reads as its list of fields and its special rules: what forms share stands in ui/form, and the rest is held to so many lines.
import { featureOf, importsOf, isSpec, layerOf, type Source, sources } from './sources'

/** Of a form of ten fields; further fields add as many as each of these has. Imports and blank lines are not counted. */
const LINES = 120
const FIELDS = 10

/** What makes a file a form: it sends what was filled in as a command. */
const IS_FORM = /\buse(Dialog|Contract)Form\(/
/** Of a kind of its own, as those in ui/form: a new kind of field is no form. */
const IS_KIND_OF_FIELD = /\buseField</
/** A button beside the form that does something else. */
const IS_OTHER_INTENT = /\buseIntent\(/
const SHOWS_FIELD = /<(Form\.)?\w+(Field|Tabs)\b|<Form\.InstantFields\b/g

const browser = sources().filter(({ path }) => layerOf(path) === 'frontend' && featureOf(path) && !isSpec(path))

interface Form {
  readonly name: string
  readonly fields: number
  readonly lines: number
}

function formsOf(all: readonly Source[]): readonly Form[] {
  const forms = all.filter(({ text }) => IS_FORM.test(text)).map(form => filesOf(form, all))
  const usersOf = (file: Source): number => forms.filter(files => files.includes(file)).length
  return forms.map(files => ({
    name: files[0]?.path ?? '',
    fields: files.flatMap(({ text }) => text.match(SHOWS_FIELD) ?? []).length,
    // What several forms have in common is a part of each.
    lines: Math.ceil(files.reduce((sum, file) => sum + linesOf(file.text) / usersOf(file), 0)),
  }))
}

/** The form, and what its feature has for it and no screen uses otherwise. */
function filesOf(form: Source, all: readonly Source[]): readonly Source[] {
  const near = all.filter(({ path }) => featureOf(path) === featureOf(form.path))
  const isImportedBy = (file: Source, by: Source): boolean => importsOf(by).some(({ to }) => to === withoutEnding(file))
  const isForForms = (file: Source): boolean => {
    const users = all.filter(by => isImportedBy(file, by))
    const counts = !IS_KIND_OF_FIELD.test(file.text) && !IS_OTHER_INTENT.test(file.text)
    return counts && users.length > 0 && users.every(by => IS_FORM.test(by.text) || isForForms(by))
  }
  const found = [form]
  for (const from of found) {
    const more = near.filter(file => !found.includes(file) && isImportedBy(file, from) && isForForms(file))
    found.push(...more)
  }
  return found
}

const withoutEnding = ({ path }: Source): string => path.replace(/\.tsx?$/, '')

function linesOf(text: string): number {
  const code = text.replace(/^import\b[^']*'[^']*'\n/gm, '')
  return code.split('\n').filter(line => line.trim() !== '').length
}

const limitOf = ({ fields }: Form): number => (LINES / FIELDS) * Math.max(FIELDS, fields)

test('a form of ten fields has at most 120 lines, with all the files that are its own', () => {
  const forms = formsOf(browser)
  expect(forms.length).toBeGreaterThan(3)
  expect(forms.filter(form => form.lines > limitOf(form))).toEqual([])
})

test('all that only forms use counts for them, and neither new kinds of fields nor what screens use too', () => {
  const at = (name: string, text: string): Source => ({ path: `frontend/src/features/visits/${name}`, text })
  const form = (name: string, lines: readonly string[]): Source =>
    at(name, [...lines, 'useDialogForm({', ''].join('\n'))
  const found = formsOf([
    form('NewVisitForm.tsx', [
      "import { a } from './new-visit'",
      "import { VisitFields } from './VisitFields'",
      "import { RoomField } from './RoomField'",
      "import { titleOf } from './title'",
      '<VisitFields /><Form.TextField /><RoomField />',
    ]),
    form('EditVisitForm.tsx', ["import { VisitFields } from './VisitFields'", '<VisitFields />']),
    at('new-visit.ts', "import {\n  b,\n} from './deeper'\n\nconst a = b\n"),
    at('deeper.ts', 'const b = 1\nconst c = 2\n'),
    at('VisitFields.tsx', '<Form.DayField />\n'.repeat(10)),
    at('RoomField.tsx', 'useField<Values, string>(props)\n'.repeat(50)),
    at('title.ts', 'const titleOf = 1\n'.repeat(50)),
    at('VisitScreen.tsx', "import { titleOf } from './title'\n"),
  ])
  expect(found.map(({ fields, lines }) => [fields, lines])).toEqual([
    [12, 10],
    [10, 7],
  ])
})
