// The product with its events on Kafka: an intent of one person reaches the other's open browser and bell.
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from '../api/harness/app'
import { eventually } from '../api/harness/eventually'
import { Listener } from '../api/harness/listener'
import { foundProgram } from '../api/harness/program'
import { brokerMayDie, type TestBroker, testBroker } from '../setup/broker'

let broker: TestBroker
let app: TestApp

beforeAll(async () => {
  broker = await testBroker()
  app = await startApp({ kafkaBrokers: broker.addresses })
}, 400_000)
afterAll(async () => {
  await app.close()
  await broker.stop()
}, 60_000)

test('a task handed out is pushed to its assignee and told once, also after the broker was away', async () => {
  const { coordinator, trainee } = await foundProgram(app)
  const listener = await Listener.open(trainee.browser)
  expect(await listener.subscribe((await trainee.browser.get(currentUser)).body.channel)).toBe(200)
  let given = 0
  const giveTask = async (): Promise<void> => {
    given += 1
    const body = { description: `task ${given}`, assignee: trainee.picked }
    expect((await coordinator.browser.do(createTask, { body })).status).toBe(200)
  }
  // Who only listens hears what happens after its group has begun.
  while (!listener.events().includes('TaskCreated')) {
    await giveTask()
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  const told = () => trainee.browser.list<NotificationView>(listNotifications)
  await eventually(told, ({ total }) => total === given)
  if (brokerMayDie) await broker.kill()
  await giveTask()
  await giveTask()
  if (brokerMayDie) await broker.restart()
  while ((await told()).total < given) await new Promise(resolve => setTimeout(resolve, 200))
  await new Promise(resolve => setTimeout(resolve, 1000))
  const { total, items } = await told()
  expect(total).toBe(given)
  expect(new Set(items.map(({ message }) => message)).size).toBe(items.length)
  listener.close()
}, 180_000)
