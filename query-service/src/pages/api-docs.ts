// The page of the API: the OpenAPI document for people to read, without a script.

import { COUNTED } from '@practicum/shared/contract/paging'
import { DEFAULT_LOCALE, localeFacts } from '@practicum/shared/kernel/locales'
import type { Answer, ApiDocument, Schema } from './api-docs-document'
import { type Call, callSection, callsOf, parameterTable } from './api-docs-operation'
import { fieldTable, typeOf } from './api-docs-shape'
import { type Html, html, marked, NOTHING } from './html'

/** Where the page finds its looks. */
export const STYLE_PATH = '/api/docs.css'

/** Its own style and nothing else. */
export const API_DOCS_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'"

export function apiDocs(document: ApiDocument): string {
  const calls = callsOf(document)
  const features = [...new Set(calls.flatMap(({ operation }) => operation.tags))].sort()
  const { info, components } = document
  const contents = [...CHAPTERS, ...features, 'shapes'].map(name => html`<li><a href="#${name}">${name}</a></li>`)
  return html`<!doctype html><html lang="${localeFacts(DEFAULT_LOCALE).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${info.title} API</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body><main><h1>${info.title} API</h1><p>Version ${info.version}. For machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Contents"><ul>${contents}</ul></nav>
${SIGN_IN}${LISTS}${WRITES}${statuses(document)}
<h3>Headers of every call</h3>${parameterTable(Object.values(components.parameters), document)}
${features.map(feature => section(feature, calls, document))}
<h2 id="shapes">Shapes</h2>${Object.entries(components.schemas).map(([name, schema]) => shape(name, schema))}
</main></body></html>`.text
}

const CHAPTERS = ['sign-in', 'lists', 'writes', 'refusals'] as const

const SIGN_IN = html`<h2 id="sign-in">Signing in</h2>
<p>A session is a cookie, and whatever changes something also needs the header <code>X-CSRF-TOKEN</code>. From a shell, with the address in <code>$BASE</code>:</p>
<ol>
<li>A token for a visitor, and the cookie it is bound to:<pre tabindex="0"><code>curl -c jar -b jar $BASE/auth/csrf-token</code></pre></li>
<li>Signing in answers a new token, for the session that begins:<pre tabindex="0"><code>curl -c jar -b jar -H "X-CSRF-TOKEN: $TOKEN" -H "Content-Type: application/json" \\
  -d '{"email":"trainee@demo.practicum.test","password":"Harbor-Lantern-47!"}' $BASE/api/login</code></pre></li>
<li>Reading needs the cookie alone:<pre tabindex="0"><code>curl -b jar "$BASE/api/tasks?page=1&per_page=10"</code></pre></li>
<li>Changing needs the token, and a key of your own makes sending again safe:<pre tabindex="0"><code>curl -c jar -b jar -H "X-CSRF-TOKEN: $NEW_TOKEN" -H "Idempotency-Key: my-first-task" -H "Content-Type: application/json" \\
  -d '{"description":"Read chapter 3","self":true}' $BASE/api/tasks</code></pre></li>
</ol>
<p>The cookie is <code>__Host-sid</code> over https and <code>sid</code> over http. A token that is answered with <a href="#status-419">419</a> is old: fetch another, send again.</p>`

const LISTS = html`<h2 id="lists">Lists, in two dialects</h2>
<p>With <code>page</code>, <code>per_page</code>, <code>search</code>, <code>sort</code>, <code>order</code> and the filters by their names, or with nothing, a list answers <code>{"data": […], "pagination": {…}}</code>.
With <code>range</code> or <code>filter</code> (JSON, as react-admin’s ra-data-simple-rest sends it) it answers the array alone, and <code>Content-Range</code> tells how many there are. Rows are counted up to ${COUNTED}: of more, <code>total_relation</code> is <code>gte</code>, and in <code>Content-Range</code> a <code>+</code> follows.</p>`

const WRITES = html`<h2 id="writes">Writing once, reading what was written</h2>
<p>The same <code>Idempotency-Key</code> with the same body is carried out once and answered alike, the second time with <code>Idempotent-Replay: true</code>.
What a session has written it reads: its reads wait until they show it, for two seconds at most, and then answer <a href="#status-503">503</a>, never an older state. <code>X-Log-Position</code> names what a command has written.</p>`

function statuses({ paths, components }: ApiDocument): Html {
  const used = Object.values(paths).flatMap(path =>
    Object.values(path).flatMap(({ responses = {} }) => Object.entries(responses)),
  )
  const named = new Map(
    used.flatMap(([status, { $ref }]) => ($ref === undefined ? [] : [[$ref.replace(/.*\//, ''), status] as const])),
  )
  const rows = Object.entries(components.responses).map(([name, answer]) => status(named.get(name) ?? '405', answer))
  return html`<h2 id="refusals">When it says no</h2><p>Every refusal has the shape ${typeOf({ $ref: '#/Error' })}; a program reads <code>code</code>, a person <code>message</code>.</p>
<div class="wide"><table><thead><tr><th scope="col">Status</th><th scope="col">Means</th><th scope="col">For example</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function status(number: string, { description, content = {} }: Answer): Html {
  const { example } = (content['application/json'] ?? {}) as {
    example?: { errors: readonly { code: string; message: string }[] }
  }
  const [first] = example?.errors ?? []
  return html`<tr id="status-${number}"><th scope="row"><b>${number}</b></th><td>${marked(description)}</td><td>${first ? html`<code>${first.code}</code>: ${first.message}` : NOTHING}</td></tr>`
}

function section(feature: string, calls: readonly Call[], document: ApiDocument): Html {
  const own = calls.filter(({ operation }) => operation.tags.includes(feature))
  return html`<section><h2 id="${feature}">${feature}</h2>${own.map(call => callSection(call, document))}</section>`
}

const shape = (name: string, schema: Schema): Html =>
  html`<details class="shape"><summary><code><b>${name}</b></code></summary><div id="shape-${name}">${fieldTable(schema)}</div></details>`
