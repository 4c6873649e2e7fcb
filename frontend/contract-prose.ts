// What contract rows say to readers of the API document stays on the server: the browser asks a row for its route and its shapes.
import type { Plugin } from 'vite'

const CONTRACT = /\/shared\/src\/(?:features\/[\w-]+\/[\w-]+\.(?:contract|fields|shapes|views)|contract\/[\w-]+)\.ts$/
/** The text of a row's summary, or of what ties a caller to a thing. */
const PROSE = /\b(summary|relation):(\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)/g
const REFUSALS = /\brefusals: \[[^[\]]*\]/g
/** Of bodies, where they stand on one line. */
const EXAMPLES = /\.meta\(\{ examples: \[[^\n]*?\] \}\)/g
/** What a shape is called in the document, and what it says of a field. */
const NAMES = /\.meta\(\{ id: '\w+' \}\)/g
const DESCRIPTIONS = /\.describe\(\s*'(?:[^'\\\n]|\\.)*'\s*,?\s*\)/g

export const withoutProse = (code: string): string =>
  code
    .replaceAll(PROSE, "$1:$2''")
    .replaceAll(REFUSALS, 'refusals: []')
    .replaceAll(EXAMPLES, '')
    .replaceAll(NAMES, '')
    .replaceAll(DESCRIPTIONS, '')

export function contractProse(): Plugin {
  return {
    name: 'contract-prose',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (CONTRACT.test(id) ? { code: withoutProse(code), map: null } : undefined),
  }
}
