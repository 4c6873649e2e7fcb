// People at work on a topology: tasks are handed out and read again at once, whatever happens to the processes meanwhile.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { type Answer, Browser } from '../api/harness/browser'
import { PATIENCE_MS } from '../setup/patience'
import { inThisRun, thinks } from '../setup/rounds'

export interface Assignee {
  readonly id: string
  readonly position_id: string
}

/** The trainee of the demonstration. */
export async function assigneeOf({ url }: { readonly url: string }): Promise<Assignee> {
  const trainee = await new Browser(url).signIn('trainee@demo.practicum.test', DEMO_PASSWORD)
  const { last_name } = (await trainee.get(currentUser)).body
  const coordinator = await new Browser(url).signIn('coordinator@demo.practicum.test', DEMO_PASSWORD)
  const [found] = (await coordinator.get(availableUsers, { query: { search: last_name } })).body
  return { id: found?.id ?? '', position_id: found?.position_id ?? '' }
}

/** What a load saw of the installation. */
export interface Ledger {
  /** Ids of tasks whose creation was answered. */
  readonly acknowledged: string[]
  /** Reads that did not show what their own session had written. */
  readonly stale: string[]
  /** How often each command had to be sent until it was answered. */
  readonly sendings: number[]
}

const AGAIN_MS = 50
/** Two do at the same time what any number does, and keep the processor less. */
const PEOPLE = inThisRun(2, 4)

export class Load {
  readonly ledger: Ledger = { acknowledged: [], stale: [], sendings: [] }
  #running = true
  readonly #clients: Promise<void>[]

  private constructor(browsers: readonly Browser[], assignee: Assignee) {
    this.#clients = browsers.map(browser => this.client(browser, assignee))
  }

  /** Begins at once; each person signs in on their own. */
  static async begin(url: string, assignee: Assignee, people = PEOPLE): Promise<Load> {
    const browsers: Browser[] = []
    for (let index = 0; index < people; index++) {
      browsers.push(await new Browser(url).signIn('coordinator@demo.practicum.test', DEMO_PASSWORD))
    }
    return new Load(browsers, assignee)
  }

  /** Resolves when so many more commands have been answered; rejects when that takes longer than anybody's patience. */
  async more(commands: number): Promise<void> {
    const wanted = this.ledger.acknowledged.length + commands
    const deadline = Date.now() + PATIENCE_MS
    while (this.ledger.acknowledged.length < wanted) {
      if (Date.now() > deadline)
        throw new Error(`${wanted - this.ledger.acknowledged.length} of ${commands} are missing`)
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
    }
  }

  /** Nothing new is begun; what is under way is brought to its end. Rejects when a command was never answered. */
  async end(): Promise<Ledger> {
    this.#running = false
    await Promise.all(this.#clients)
    return this.ledger
  }

  private async client(browser: Browser, assignee: Assignee): Promise<void> {
    while (this.#running) {
      const id = await this.handOut(browser, assignee)
      await this.readBack(browser, id)
      await thinks()
    }
  }

  private async handOut(browser: Browser, assignee: Assignee): Promise<string> {
    const key = newId()
    const body = { description: `Ledger ${key}`, assignee }
    const { answer, sendings } = await answered(() => browser.do(createTask, { body, key }), [200])
    const { id } = answer.body
    this.ledger.acknowledged.push(id)
    this.ledger.sendings.push(sendings)
    return id
  }

  private async readBack(browser: Browser, id: string): Promise<void> {
    const { answer } = await answered(() => browser.get(getTask, { params: { id } }), [200, 404])
    if (answer.status !== 200) this.ledger.stale.push(id)
  }
}

/** Asks again until one of these statuses comes back: a person behind a proxy sees a moment's delay. */
async function answered<T>(
  ask: () => Promise<Answer<T>>,
  statuses: readonly number[],
): Promise<{ answer: Answer<T>; sendings: number }> {
  const deadline = Date.now() + PATIENCE_MS
  for (let sendings = 1; ; sendings++) {
    const answer = await ask().catch(() => undefined)
    if (answer && statuses.includes(answer.status)) return { answer, sendings }
    if (Date.now() > deadline) throw new Error(`never answered: ${answer?.status} ${JSON.stringify(answer?.body)}`)
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
  }
}
