// Shapes on the page of the API: their fields in a table, an example beside them.
import { type Media, nameOf, type Schema } from './api-docs-document'
import { type Html, html, joined, NOTHING } from './html'

/** In words: what a value may be. Named shapes lead to where they stand. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref !== undefined) return link(nameOf(schema.$ref))
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return either(schema.enum.map(literal))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return either(choices.map(typeOf))
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}${limits(schema)}`
}

const link = (name: string): Html => html`<a href="#shape-${name}">${name}</a>`
const literal = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`
const either = (choices: readonly Html[]): Html => joined(choices, html` or `)

function limits({ format, minimum, maximum, maxLength, pattern }: Schema): Html {
  const said = [
    ...(format === undefined ? [] : [html`${format}`]),
    ...(minimum === undefined ? [] : [html`from ${minimum}`]),
    ...(maximum === undefined ? [] : [html`to ${maximum}`]),
    ...(maxLength === undefined ? [] : [html`at most ${maxLength} characters`]),
    ...(pattern === undefined || format !== undefined ? [] : [html`<code>${pattern}</code>`]),
  ]
  return said.length === 0 ? NOTHING : html` (${joined(said, html`, `)})`
}

interface Field {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
}

/** Fields of what has no name of its own stand with their path. */
function fieldsOf(schema: Schema, prefix = ''): readonly Field[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([key, inner]) => {
    const name = prefix + key
    const [nested, mark] = nestedIn(inner)
    return [{ name, schema: inner, isRequired: required.includes(key) }, ...fieldsOf(nested, `${name}${mark}.`)]
  })
}

function nestedIn(schema: Schema): readonly [Schema, '' | '[]'] {
  if (schema.items) return [schema.items, '[]']
  return [(schema.anyOf ?? []).find(({ properties }) => properties) ?? schema, '']
}

export function fieldTable(schema: Schema): Html {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return html`<p>${typeOf(schema)}</p>`
  const rows = fields.map(
    ({ name, schema: inner, isRequired }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${typeOf(inner)}${standard(inner)}</td><td>${isRequired ? 'always' : 'optional'}</td></tr>`,
  )
  return html`<div class="wide"><table><thead><tr><th scope="col">Field</th><th scope="col">Is</th><th scope="col">There</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

const standard = (schema: Schema): Html =>
  schema.default === undefined ? NOTHING : html`, else ${literal(schema.default)}`

/** What it looks like. */
export function examplesOf({ example, examples }: Media): Html {
  const shown = examples ? Object.values(examples) : [{ summary: 'Example', value: example }]
  return html`${shown.map(({ summary, value }) => html`<figure><figcaption>${summary}</figcaption><pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre></figure>`)}`
}
