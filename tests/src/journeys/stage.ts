// Where a journey takes place: the built product as its own process on a folder of its own, and a real browser for all its people.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { copyFirstStart } from '../setup/first-start'
import { unpackKept } from '../setup/kept-installation'
import { builtProgram, installationFolder, type Started, startProgram } from '../setup/started'
import { enter, openBrowser, type Person, signIn, visit } from './people'

interface Setting {
  readonly kept?: string | undefined
  readonly program?: string | undefined
  /** Variables of the environment. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Answers the path to start it from. */
async function installation({ kept, program }: Setting, below: string): Promise<string> {
  if (kept !== undefined) return unpackKept(kept, below)
  return program === undefined ? copyFirstStart(below) : join(below, 'data')
}

/** Whoever comes during a test leaves with it: a page that stays open hears every push, and draws what comes of it, beside all later tests. */
const visitors = new Set<Person>()
let inTest = false
beforeEach(() => {
  inTest = true
})
afterEach(async () => {
  inTest = false
  const leaving = [...visitors]
  visitors.clear()
  await Promise.all(leaving.map(({ page }) => page.context().close()))
})

export class Stage {
  private constructor(
    private readonly browser: Browser,
    private readonly product: Started,
    private readonly folder: string,
  ) {}

  /** On an installation that was started once before, or on one that was kept; or by another build, on a new one. */
  static async open({ kept, program, settings: own = {} }: Setting = {}): Promise<Stage> {
    const folder = await installationFolder('journey')
    const dataDir = await installation({ kept, program }, folder)
    const browser = await openBrowser()
    const settings = { DATA_DIR: dataDir, DEMO: 'true', ...own }
    const product = await startProgram(program ?? builtProgram('main'), settings).catch(async error => {
      await browser.close()
      throw error
    })
    return new Stage(browser, product, folder)
  }

  get url(): string {
    return this.product.url
  }

  /** With cookies of their own, in a window so wide; until the test ends, or the suite where none has begun. */
  async visitor(width = 1280): Promise<Person> {
    const person = await visit(this.browser, this.url, width)
    if (inTest) visitors.add(person)
    return person
  }

  /** One of the demonstration, before an empty page. */
  async signedIn(who: string, width?: number): Promise<Person> {
    const person = await this.visitor(width)
    await enter(person.page, who)
    return person
  }

  /** One of the demonstration, through the sign-in page. */
  async signingIn(who: string): Promise<Person> {
    const person = await this.visitor()
    await signIn(person.page, who)
    return person
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.product.end('SIGTERM')
    await rm(this.folder, { recursive: true, force: true })
  }
}
