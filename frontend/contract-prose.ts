// What contract rows say to readers of the API document stays on the server: the browser asks a row for its route and its shapes.
import type { Plugin } from 'vite'

const CONTRACT = /\/shared\/src\/features\/[\w-]+\/[\w-]+\.contract\.ts$/
/** The text of a row's summary, or of what ties a caller to a thing. */
const PROSE = /\b(summary|relation):(\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g
const REFUSALS = /\brefusals: \[[^[\]]*\]/g
/** Of bodies, where they stand on one line. */
const EXAMPLES = /\.meta\(\{ examples: \[[^\n]*?\] \}\)/g

export const withoutProse = (code: string): string =>
  code.replaceAll(PROSE, "$1:$2''").replaceAll(REFUSALS, 'refusals: []').replaceAll(EXAMPLES, '')

export function contractProse(): Plugin {
  return {
    name: 'contract-prose',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (CONTRACT.test(id) ? { code: withoutProse(code), map: null } : undefined),
  }
}
