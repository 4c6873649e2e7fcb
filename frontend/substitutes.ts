// What libraries bring along and no browser of ours needs, with what takes its place in the build.
import type { Plugin } from 'vite'

const TEXTS: Readonly<Record<string, string>> = {
  // A polyfill; every browser that the build is made for has it.
  'object.entries': 'module.exports = Object.entries',
  // react-admin's export of a list in the browser; here the server exports.
  'jsonexport/dist/index.js': "module.exports = () => { throw new Error('Lists are exported by the server.') }",
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
