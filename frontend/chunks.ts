// Which modules of the browser application are one file: what is fetched together. The bundler alone makes one for every set of pages that share something.
import type { Plugin } from 'vite'

const MAIN = /\/frontend\/src\/main\.tsx$/
const SIGN_IN = /\/frontend\/src\/features\/sessions\/LoginPage\.tsx$/
export const APPLICATION = /\/frontend\/src\/app\/AdminApp\.tsx$/
/** Parts of it that are begun before it. */
const PARTS = /\/frontend\/src\/(app\/features|providers\/use-query)\.ts$/
/** Its first list, and what features put into the panel of today. */
const DASHBOARD =
  /\/frontend\/src\/features\/(dashboards\/RoleDashboardScreen|tasks\/AssignedTasks|[\w-]+\/\w+Today)\.tsx$/

/** Its list, also where a trainee's dashboard has it. */
const PLACEMENTS = /\/frontend\/src\/features\/placements\/(PlacementListScreen|ReviewPlacements)\.tsx$/

/** Seldom needed, before signing in: nobody else waits for them, and they wait for nothing of the application. */
const PASSWORDS = /\/frontend\/src\/features\/passwords\/\w+Page\.tsx$/

/** Where a mail or a second step leads: fetched by whoever is led there, and by nobody else. */
const ON_OCCASION =
  /\/frontend\/src\/features\/(two-factor\/\w+Page|email-changes\/\w+Page|sso\/\w+Page|sessions\/UnlockPage)\.tsx$/

/** Once in the life of an account: neither who signs in nor who looks at the product waits for its form. */
const SIGN_UP = /\/frontend\/src\/features\/signup\/\w+Page\.tsx$/

/** Its second step, fetched while the first is filled in. */
const DETAILS = /\/frontend\/src\/features\/signup\/DetailsStep\.tsx$/

/** Fetched by whoever speaks that language, and by nobody else. */
const LANGUAGE = /\/frontend\/src\/app\/locales\/[a-z]+\.(public|application)\.ts$/

const isOurs = (id: string): boolean => id.includes('/frontend/src/')
/** It only passes on what others export. */
const passesOn = (id: string): boolean => /\/node_modules\/.*\/index\.m?js$/.test(id)
/** What is taken from one of these would bring the whole library. */
const isLibrary = (id: string): boolean =>
  /\/node_modules\/(react-admin|ra-[\w-]+|@mui\/\w+)\/(dist\/)?index\./.test(id)

interface Graph {
  readonly ids: readonly string[]
  readonly imports: (id: string) => readonly string[]
  readonly lazyImports: (id: string) => readonly string[]
}

/** In the order in which they are fetched. Each file holds what its pages import, with all that this needs and no earlier one has. */
const PAGES: Readonly<Record<string, (graph: Graph) => readonly string[]>> = {
  start: ({ ids }) => ids.filter(id => MAIN.test(id)),
  'sign-in': ({ ids }) => ids.filter(id => SIGN_IN.test(id)),
  // Apart from the application: nobody who is not signed in waits for that.
  public: ({ ids, imports, lazyImports }) =>
    reached(
      ids.filter(id => MAIN.test(id)),
      id => imports(id).filter(isOurs),
    )
      .flatMap(lazyImports)
      .filter(id => ![APPLICATION, PARTS, LANGUAGE, PASSWORDS, ON_OCCASION, SIGN_UP].some(apart => apart.test(id))),
  application: ({ ids }) => ids.filter(id => APPLICATION.test(id)),
  dashboard: ({ ids }) => ids.filter(id => DASHBOARD.test(id)),
  placements: ({ ids }) => ids.filter(id => PLACEMENTS.test(id)),
  passwords: ({ ids }) => ids.filter(id => PASSWORDS.test(id)),
}

/** Files that hold their pages themselves: the first one of most people comes with the application. */
const WHOLE: ReadonlySet<string> = new Set(['dashboard'])

/** What forms and screens stand on, wherever they are: whoever signs up waits for this and not for the application. */
const FORMS = 'forms'

function neededByBoth({ ids, imports }: Graph): ReadonlySet<string> {
  const pages = (...which: readonly RegExp[]) => ids.filter(id => which.some(page => page.test(id)))
  const signUp = reached(pages(SIGN_UP, DETAILS), imports)
  const screens = reached(pages(APPLICATION, DASHBOARD), id => imports(id).filter(other => !isLibrary(other)))
  const needed = new Set(screens)
  return new Set(signUp.filter(id => needed.has(id)))
}

interface Group {
  readonly name: string
  readonly test: (id: string) => boolean
  readonly priority: number
}

export interface Chunks {
  readonly plugin: Plugin
  readonly groups: Group[]
}

export function chunks(): Chunks {
  const imported = new Map<string, ReadonlySet<string>>()
  const plugin: Plugin = {
    name: 'chunks',
    renderStart() {
      const graph: Graph = {
        ids: [...this.getModuleIds()],
        imports: id => this.getModuleInfo(id)?.importedIds ?? [],
        lazyImports: id => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      }
      for (const [name, pagesIn] of Object.entries(PAGES)) {
        const pages = pagesIn(graph)
        imported.set(name, new Set([...importedBy(pages, graph), ...(WHOLE.has(name) ? pages : [])]))
      }
      imported.set(FORMS, neededByBoth(graph))
    },
  }
  const names = Object.keys(PAGES).flatMap(name => (name === 'application' ? [FORMS, name] : [name]))
  const groups = names.map((name, index) => ({
    name,
    test: (id: string) => imported.get(name)?.has(id) ?? false,
    priority: names.length - index,
  }))
  return { plugin, groups }
}

function importedBy(pages: readonly string[], { imports }: Graph): ReadonlySet<string> {
  const near = pages.flatMap(imports).filter(id => !isLibrary(id))
  return new Set(near.flatMap(id => (passesOn(id) ? [id, ...imports(id)] : [id])))
}

/** All that can be come by from these, them among it. */
export function reached(from: readonly string[], next: (id: string) => readonly string[]): readonly string[] {
  const found = new Set(from)
  for (const id of found) for (const other of next(id)) found.add(other)
  return [...found]
}
