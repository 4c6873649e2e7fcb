// What libraries bring along and no browser of ours needs, with what takes its place in the build.
import type { Plugin } from 'vite'

const TEXTS: Readonly<Record<string, string>> = {
  // A polyfill; every browser that the build is made for has it.
  'object.entries': 'module.exports = Object.entries',
  // Another one.
  hasown: 'module.exports = Object.hasOwn',
  // Lets styles in while what they are of is drawn, which is done in slices, and not in one go when all of it is shown.
  '@emotion/use-insertion-effect-with-fallbacks': `
    export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react'
    export const useInsertionEffectAlwaysWithSyncFallback = insert => insert()`,
  // Reads also what is half encoded; no address of ours is.
  'decode-uri-component': `module.exports = text => {
    try { return decodeURIComponent(text) } catch { return text }
  }`,
  // Speaks to developers alone.
  warning: 'module.exports = () => undefined',
  // react-admin's export of a list in the browser; here the server exports.
  'jsonexport/dist/index.js': "module.exports = () => { throw new Error('Lists are exported by the server.') }",
  // A table of letters with accents; every browser takes these off by itself.
  diacritic: String.raw`export const clean = text => text.normalize('NFD').replace(/\p{M}/gu, '')`,
  // Of lists and objects as react-admin has them these say the same.
  'lodash/union.js': 'export default (...lists) => [...new Set(lists.filter(Array.isArray).flat())]',
  'lodash/difference.js': 'export default (list, others) => list.filter(one => !others.includes(one))',
  'lodash/defaults.js': `export default (target, ...sources) => {
    for (const source of sources) for (const key in source) if (target[key] === undefined) target[key] = source[key]
    return target
  }`,
  // Dates, maps, sets and lists of bytes are told apart here, too; what it leaves out no data of ours is.
  'lodash/isEqual.js': "export { dequal as default } from 'dequal'",
  // Of the queries of addresses as react-admin writes and reads them this says the same.
  'query-string': `
    const said = text => encodeURIComponent(text).replace(/[!'()*]/g, sign => '%' + sign.charCodeAt(0).toString(16).toUpperCase())
    export const parse = text => Object.fromEntries(new URLSearchParams(text))
    export const stringify = query => Object.keys(query).sort().filter(key => query[key] !== undefined)
      .map(key => (query[key] === null ? said(key) : said(key) + '=' + said(query[key]))).join('&')`,
  // How react-admin guesses an English label; ours are all words of the languages.
  inflection: ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform']
    .map(name => `export const ${name} = word => word`)
    .join('\n'),
}
/** By the ends of their paths: what is imported from beside it. */
const FILES: Readonly<Record<string, string>> = {
  // What react-admin's table has for rows that are ticked, and for its columns: our lists have their own.
  '/ra-ui-materialui/dist/list/BulkActionsToolbar.js': 'export const BulkActionsToolbar = () => null',
  '/ra-ui-materialui/dist/button/BulkDeleteButton.js': 'export const BulkDeleteButton = () => null',
  '/ra-ui-materialui/dist/list/datatable/ColumnsSelector.js': 'export const ColumnsSelector = () => null',
  '/ra-ui-materialui/dist/list/datatable/ColumnsSelectorItem.js': 'export const ColumnsSelectorItem = () => null',
  '/ra-ui-materialui/dist/preferences/FieldToggle.js': 'export const FieldToggle = () => null',
  // Writes shapes as JSON Schema, which the server alone does.
  '/zod/v4/core/to-json-schema.js': [
    'initializeContext',
    'handleUnrepresentable',
    'processSchema',
    'extractDefs',
    'finalize',
    'createToJSONSchemaMethod',
    'createStandardJSONSchemaMethod',
  ]
    .map(name => `export const ${name} = () => () => undefined`)
    .join('\n'),
  // A look of fields that none of ours has.
  '/@mui/material/FilledInput/FilledInput.mjs': "export { default } from '@mui/material/OutlinedInput'",
}
const MARK = '\0substitute:'

export function substitutes(): Plugin {
  return {
    name: 'substitutes',
    enforce: 'pre',
    apply: 'build',
    resolveId: id => (id in TEXTS ? `${MARK}${id}` : undefined),
    load: id => (id.startsWith(MARK) ? TEXTS[id.slice(MARK.length)] : inPlaceOf(id)),
  }
}

const inPlaceOf = (id: string): string | undefined =>
  Object.entries(FILES).find(([end]) => id.replaceAll('\\', '/').endsWith(end))?.[1]
