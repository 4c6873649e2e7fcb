// What libraries bring along and no browser of ours needs, with what takes its place in the build.
import type { Plugin } from 'vite'

const TEXTS: Readonly<Record<string, string>> = {
  // A polyfill; every browser that the build is made for has it.
  'object.entries': 'module.exports = Object.entries',
  // react-admin's export of a list in the browser; here the server exports.
  'jsonexport/dist/index.js': "module.exports = () => { throw new Error('Lists are exported by the server.') }",
  // A table of letters with accents; every browser takes these off by itself.
  diacritic: String.raw`export const clean = text => text.normalize('NFD').replace(/\p{M}/gu, '')`,
  // How react-admin guesses an English label; ours are all words of the languages.
  inflection: ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform']
    .map(name => `export const ${name} = word => word`)
    .join('\n'),
}
const MARK = '\0substitute:'

export function substitutes(): Plugin {
  return {
    name: 'substitutes',
    enforce: 'pre',
    apply: 'build',
    resolveId: id => (id in TEXTS ? `${MARK}${id}` : undefined),
    load: id => (id.startsWith(MARK) ? TEXTS[id.slice(MARK.length)] : undefined),
  }
}
