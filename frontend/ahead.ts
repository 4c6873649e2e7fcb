// Whoever was signed in in this browser most likely still is: the code of the application is fetched beside the first of it, and not after that has begun. Of whoever signs in all of it is fetched at once.
import type { Plugin } from 'vite'
import { APPLICATION, reached } from './chunks.ts'
import { APPLICATION_WANTED } from './src/providers/application-wanted.ts'
import { SEEN_HERE } from './src/providers/last-seen.ts'

const ENTRY = /\/index\.html$/

interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
}

/** Runs by itself in a browser, before anything else is there. What the page waits for first comes first. Where nobody was signed in, nothing is fetched before somebody begins to sign in. */
function fetchAhead(seen: string, wanted: string, files: readonly string[]): void {
  const fetchAll = () => {
    for (const file of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file, fetchPriority: 'low' }),
      )
  }
  if (localStorage.getItem(seen) === null) addEventListener(wanted, fetchAll, { once: true })
  else fetchAll()
}

export const scriptOf = (files: readonly string[]): string =>
  `(${fetchAhead})(${[SEEN_HERE, APPLICATION_WANTED, files].map(one => JSON.stringify(one)).join()})\n`

export function ahead(): Plugin {
  let file = ''
  return {
    name: 'ahead',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      const files = beyondEntry(chunks, APPLICATION).map(name => `/${name}`)
      file = this.getFileName(this.emitFile({ type: 'asset', name: 'ahead.js', source: scriptOf(files) }))
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { async: true, src: `/${file}` }, injectTo: 'head' }],
    },
  }
}

/** The files of a page that the entry does not bring along. */
function beyondEntry(chunks: readonly Chunk[], page: RegExp): readonly string[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const filesOf = (id: RegExp) =>
    reached(
      chunks.filter(({ facadeModuleId }) => id.test(facadeModuleId ?? '')).map(({ fileName }) => fileName),
      name => importsOf.get(name) ?? [],
    )
  const first = new Set(filesOf(ENTRY))
  return filesOf(page).filter(name => !first.has(name))
}
