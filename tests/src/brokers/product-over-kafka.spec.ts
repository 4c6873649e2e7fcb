// The product with its events on Kafka: an intent of one person reaches the other's open browser and bell.
import { randomUUID } from 'node:crypto'
import { WORKS } from '@practicum/infra/postgres/leases'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { type EachMessageHandler, Kafka, logLevel } from 'kafkajs'
import { startApp, type TestApp } from '../api/harness/app'
import { Listener } from '../api/harness/listener'
import { foundProgram } from '../api/harness/program'
import { brokerMayDie, type TestBroker, testBroker } from '../setup/broker'
import { delivered } from '../topology/delivered'

let broker: TestBroker
let app: TestApp

beforeAll(async () => {
  broker = await testBroker()
  app = await startApp({ kafkaBrokers: broker.addresses, settings: { kafkaTopic: `practicum-${randomUUID()}` } })
})
afterAll(async () => {
  await app.close()
  await broker.stop()
})

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Ends the connection that holds them; resolves when another one does. */
async function loseLeases(): Promise<void> {
  const { pool } = app.database
  const holders = async (): Promise<readonly number[]> => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and classid = ${WORKS}::oid and granted
       and objid in (hashtext('relay')::oid, hashtext('schedules')::oid)
       and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows.map(({ pid }) => pid)
  }
  const held = async (by: (pid: number) => boolean): Promise<readonly number[]> => {
    for (;;) {
      const pids = await holders()
      if (pids.length === 2 && pids.every(by)) return pids
      await pause(100)
    }
  }
  const before = await held(() => true)
  await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [before])
  await held(pid => !before.includes(pid))
}

test('a task handed out is pushed to its assignee and told once, also after the broker was away and the leases changed hands meanwhile', async () => {
  const { coordinator, trainee } = await foundProgram(app)
  const listen = async (): Promise<Listener> => {
    const opened = await Listener.open(trainee.browser)
    expect(await opened.subscribe((await trainee.browser.get(currentUser)).body.channel)).toBe(200)
    return opened
  }
  let listener = await listen()
  let given = 0
  const giveTask = async (): Promise<void> => {
    given += 1
    const body = { description: `task ${given}`, assignee: trainee.picked }
    expect((await coordinator.browser.do(createTask, { body })).status).toBe(200)
  }
  const told = () => trainee.browser.list<NotificationView>(listNotifications)
  // However long brokers and groups take on a busy machine: only the limit of the whole test ends it.
  const untilTold = async (): Promise<void> => {
    while (!((await told()).total >= given)) await pause(200)
  }
  // Who only listens hears what happens after its group has begun.
  while (!listener.events().includes('TaskCreated')) {
    await giveTask()
    await untilTold()
    // A gateway that begins to hear, be it late, sends away whoever came before.
    if (listener.closed) listener = await listen()
  }
  if (brokerMayDie) await broker.kill()
  await giveTask()
  await giveTask()
  // The relay has them in hand by now or in a moment; whether or not, nothing of it may hold the leases up.
  await loseLeases()
  if (brokerMayDie) await broker.restart()
  await untilTold()
  // What is told a second time has come by then.
  await delivered({ database: app.database, broker, topic: app.config.kafkaTopic })
  const { total, items } = await told()
  expect(total).toBe(given)
  expect(new Set(items.map(({ message }) => message)).size).toBe(items.length)
  listener.close()
})

/** Everything that has ever been sent, keys and headers too, as soon as it is enough. */
async function topicUntil(isEnough: (said: string) => boolean): Promise<string> {
  const kafka = new Kafka({ brokers: [...broker.addresses], logLevel: logLevel.NOTHING })
  const consumer = kafka.consumer({ groupId: randomUUID() })
  await consumer.connect()
  await consumer.subscribe({ topic: app.config.kafkaTopic, fromBeginning: true })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const eachMessage: EachMessageHandler = async ({ message: { key, value, headers } }) => {
      said += `${key} ${Object.values(headers ?? {}).map(String)} ${value}\n`
      if (isEnough(said)) resolve()
    }
    consumer.run({ eachMessage }).catch(reject)
  })
  await consumer.disconnect()
  return said
}

// Erasing a person takes their keys: what is sealed with them in a topic is gone with them, what is not would stay.
test('the topic says neither who people are nor what they wrote', async () => {
  const { coordinator, trainee } = await foundProgram(app)
  const words = `Canary ${randomUUID()}`
  const { body } = await coordinator.browser.do(createTask, { body: { description: words, assignee: trainee.picked } })
  // In whatever order the parts of the topic are read.
  const sent = (type: string) => new RegExp(`,${type} .*${body.id}`)
  const said = await topicUntil(text => sent('TaskCreated').test(text) && sent('NotificationSent').test(text))
  for (const secret of [words, trainee.email, 'Ana Ruiz', 'Clara Whitfield']) expect(said).not.toContain(secret)
})
