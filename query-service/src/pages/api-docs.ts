// The page of the API: the contract rows as plain HTML, readable without a script.
import type { Row } from '@practicum/shared/contract/row'

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  )

export function apiDocs(rows: readonly Row[]): string {
  const features = [...new Set(rows.map(row => row.feature))].sort()
  const sections = features.map(feature =>
    section(
      feature,
      rows.filter(row => row.feature === feature),
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Practicum API</title></head>
<body><main><h1>Practicum API</h1>
<p>The machine-readable contract is <a href="/api/openapi.json">openapi.json</a>. Send the header <code>X-CSRF-TOKEN</code> (from <code>/auth/csrf-token</code>) with every change,
and an <code>Idempotency-Key</code> to repeat one safely. Lists understand <code>sort, range, filter</code> as JSON and <code>page, per_page, search</code>.</p>
<nav><ul>${features.map(feature => `<li><a href="#${escaped(feature)}">${escaped(feature)}</a></li>`).join('')}</ul></nav>
${sections.join('\n')}</main></body></html>`
}

function section(feature: string, rows: readonly Row[]): string {
  return `<section><h2 id="${escaped(feature)}">${escaped(feature)}</h2>${rows.map(entry).join('')}</section>`
}

function entry(row: Row): string {
  const who = typeof row.access.who === 'string' ? row.access.who : row.access.who.join(', ')
  const refusals =
    row.refusals.length > 0
      ? `<dt>Refusals</dt><dd>${row.refusals.map(code => `<code>${escaped(code)}</code>`).join(' ')}</dd>`
      : ''
  return `<article><h3><code>${row.method} ${escaped(row.path)}</code></h3><p>${escaped(row.summary)}</p>
<dl><dt>Who</dt><dd>${escaped(who)}</dd><dt>Relation</dt><dd>${escaped(row.access.relation)}</dd>${refusals}</dl></article>`
}
