// One value of each shape, for the readers of the document: made of the shape itself, so that it is never another.
import { fieldsOf, type Json, type Schemas } from './schemas'

type Find = Pick<Schemas, 'find'>

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '01999c3e-5b1a-7c44-9f4e-2f6d0c1b8a90',
  date: '2030-01-31',
  'date-time': '2030-01-31T12:00:00Z',
  email: 'ana.ruiz@example.test',
  binary: '',
}

/** Texts whose shape says nothing, by the name of their field. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(^|_)(at|zulu|status_date)$/, '2030-01-31T12:00:00Z'],
  [/_formatted$/, '01/31/2030'],
  [/email/, 'ana.ruiz@example.test'],
  [/password/, 'Harbor-Lantern-47!'],
  [/^(author|creator|user|actor)?_?name$/, 'Ana Ruiz'],
  [/filename$/, 'site-visit.pdf'],
  [/mimetype$/, 'application/pdf'],
  [/title$/, 'Weekly supervision'],
  [/description|message|body|reason/, 'Bring the notes of the site visit'],
  [/timezone/, 'America/New_York'],
  [/^form$/, 'new-task'],
  [/^(path|redirect|next|return_to)$|_(uri|url)$|^url$/, '/tasks'],
  [/position|correlation/, '01999c3e-5b1a-7c44'],
  [/^keyname$/, 'trainee'],
  [/^(object_class|attachable_type|subject)$/, 'task'],
]

/** `name`: of the field that holds it. */
export function exampleOf(schema: Json, find: Find, name = ''): unknown {
  const [given] = (schema.examples as readonly unknown[] | undefined) ?? []
  if (given !== undefined) return given
  if (typeof schema.$ref === 'string') return exampleOf(find.find(schema.$ref), find, name)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [first] = ((schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined) ?? []
  return first ? exampleOf(first, find, name) : ofType(schema, find, name)
}

function ofType(schema: Json, find: Find, name: string): unknown {
  switch ([schema.type].flat()[0]) {
    case 'object':
      return ofObject(schema, find)
    case 'array':
      return [exampleOf(schema.items as Json, find, name)]
    case 'string':
      return ofText(schema, name)
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1))
    case 'boolean':
      return false
    default:
      return null
  }
}

/** What need not be sent and says nothing by itself is left out. */
function ofObject(schema: Json, find: Find): Json {
  const { fields, required } = fieldsOf(schema)
  const shown = Object.entries(fields).filter(([name, field]) => required.has(name) || !isOptional(field))
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field, find, name)]))
}

const isOptional = (field: Json): boolean =>
  'default' in field ||
  [field, ...((field.anyOf as readonly Json[] | undefined) ?? [])].some(({ type }) => [type].flat().includes('null'))

function ofText({ format, maxLength }: Json, name: string): string {
  const text = BY_FORMAT[String(format)] ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'Text'
  return text.slice(0, Number(maxLength ?? text.length))
}
