// The ledger: a client outside the product notes every acknowledged command while the whole product is killed again and again.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { commentOnTask, createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { Browser } from '../api/harness/browser'
import { saidAbout } from '../api/harness/said'
import { copyFirstStart } from '../setup/first-start'
import { inRounds } from '../setup/rounds'
import { builtProgram, installationFolder, type Started, startProgram } from '../setup/started'

let folder: string
let product: Started
let browser: Browser | undefined

async function start(): Promise<void> {
  product = await startProgram(builtProgram('main'), { DATA_DIR: join(folder, 'data') })
  const before = browser
  browser = new Browser(product.url)
  // The session outlives the process.
  if (before) Object.assign(browser, { cookies: before.cookies, csrf: before.csrf })
  else await browser.signIn('coordinator@demo.practicum.test', DEMO_PASSWORD)
}

beforeAll(async () => {
  folder = await installationFolder('ledger')
  await copyFirstStart(folder)
  await start()
})
afterAll(async () => {
  await product.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

interface PlannedComment {
  readonly key: string
  readonly text: string
}

const open = (): Browser => {
  if (!browser) throw new Error('nobody is signed in')
  return browser
}

test('kills of the product under load: no acknowledged command is lost, none counts twice', () =>
  inRounds({ what: 'kills of the whole product under load', short: 3, whole: 100 }, async rounds => {
    const [self] = (await open().get(availableUsers, { query: { search: 'Clara' } })).body
    const assignee = { id: self?.id ?? '', position_id: self?.position_id ?? '' }
    const { id } = (await open().do(createTask, { body: { description: 'Ledger', assignee } })).body
    const acknowledged: string[] = []
    let unsettled: PlannedComment[] = []
    const say = (request: PlannedComment): Promise<boolean> =>
      open()
        .do(commentOnTask, { params: { id }, body: { body: request.text }, key: request.key })
        .then(
          answer => answer.status === 200,
          () => false,
        )
    const settle = async (request: PlannedComment): Promise<void> => {
      if (await say(request)) acknowledged.push(request.text)
      else unsettled.push(request)
    }
    for (let round = 0; round < rounds; round++) {
      let running = true
      const client = async (): Promise<void> => {
        for (let n = 0; running && n < 40; n++) await settle({ key: newId(), text: newId() })
      }
      const clients = Promise.all([client(), client(), client()])
      await new Promise(resolve => setTimeout(resolve, 40 + Math.random() * 160))
      await product.end('SIGKILL')
      running = false
      await clients
      await start()
      const again = unsettled
      unsettled = []
      for (const request of again) await settle(request)
    }
    expect(unsettled).toEqual([])
    const texts = await saidAbout(open(), id)
    expect(acknowledged.length).toBeGreaterThan(rounds)
    return {
      lost: acknowledged.filter(text => !texts.includes(text)).length,
      twice: texts.length - new Set(texts).size,
    }
  }))
