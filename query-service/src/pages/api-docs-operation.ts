// One call on the page of the API: who may make it, what it takes, what it answers and why it may be refused.
import { type Answer, type ApiDocument, type Media, nameOf, type Operation, type Parameter } from './api-docs-document'
import { examplesOf, fieldTable, typeOf } from './api-docs-shape'
import { type Html, html, joined, marked, NOTHING } from './html'

export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

export function callsOf({ paths }: ApiDocument): readonly Call[] {
  return Object.entries(paths).flatMap(([path, { parameters: _, ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

export function callSection({ method, path, operation }: Call, document: ApiDocument): Html {
  const { operationId, summary, requestBody } = operation
  const who = [operation['x-who']].flat().join(', ')
  return html`<details class="call"><summary><code><b>${method}</b> ${path}</code> <span>${marked(summary)}</span></summary>
<p id="${operationId}"><b>Who:</b> ${who}. <b>And:</b> ${operation['x-relation']}. <b>Named</b> <code>${operationId}</code>.</p>
${parameterTable(operation.parameters, document)}${requestBody ? bodyOf(requestBody) : NOTHING}${answerOf(operation)}${refusalsOf(operation)}</details>`
}

export function parameterTable(parameters: readonly Parameter[], { components }: ApiDocument): Html {
  const shown = parameters.map(given =>
    given.$ref === undefined ? given : (components.parameters[nameOf(given.$ref)] ?? given),
  )
  if (shown.length === 0) return NOTHING
  const rows = shown.map(
    ({ name, in: place, required, description = '', schema }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${place}${required ? ', required' : ''}</td><td>${typeOf(schema)}</td><td>${marked(description)}</td></tr>`,
  )
  return html`<h4>Parameters</h4><div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Is</th><th scope="col">Means</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function bodyOf({ required, description = '', content }: NonNullable<Operation['requestBody']>): Html {
  return html`<h4>Body</h4><p>${required ? 'Required.' : 'May be left out.'} ${description}</p>${mediaOf(content)}`
}

const mediaOf = (content: Readonly<Record<string, Media>>): Html =>
  html`${Object.entries(content).map(([type, media]) => html`<p><code>${type}</code></p>${type === 'application/json' ? shapeOf(media) : NOTHING}`)}`

/** Of a list: in either dialect. */
const shapeOf = (media: Media): Html =>
  html`${media.schema.oneOf ? html`<p>${typeOf({ oneOf: media.schema.oneOf.map(dialect) })}</p>` : fieldTable(media.schema)}${examplesOf(media)}`

/** A page is told by its rows. */
const dialect = (schema: Media['schema']): Media['schema'] => schema.properties?.data ?? schema

function answerOf({ responses }: Operation): Html {
  // In the order of their numbers, so that what is done comes first.
  const [[answered, done], ...refused] = Object.entries(responses) as [[string, Answer], ...[string, Answer][]]
  const headers = Object.keys(done.headers ?? {}).map(name => html`<code>${name}</code>`)
  // A refusal is told of once for all; anything else here.
  const statuses = refused.map(([status, { $ref, description }]) =>
    $ref === undefined ? html`${status}: ${description}` : html`<a href="#status-${status}">${status}</a>`,
  )
  return html`<h4>Answers ${answered}</h4><p>Headers: ${joined(headers, html`, `)}.</p>${mediaOf(done.content ?? {})}<p>Or ${joined(statuses, html`, `)}.</p>`
}

function refusalsOf(operation: Operation): Html {
  const refusals = operation['x-refusals'] ?? []
  if (refusals.length === 0) return NOTHING
  return html`<h4>Refused because</h4><dl>${refusals.map(({ code, message }) => html`<dt><code>${code}</code></dt><dd>${message}</dd>`)}</dl>`
}
