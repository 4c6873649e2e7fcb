// What a consumer could not handle: an operator sees it by a command, and has it handled by the product as it runs.
import { rm } from 'node:fs/promises'
import { createLog } from '@practicum/infra/observe/log'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { bundle, bundlePath, runBundled } from '../faults/bundle'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { foundProgram, type TestProgram } from './harness/program'

const PROGRAM = bundlePath('effects')
let app: TestApp
let program: TestProgram

beforeAll(async () => {
  await bundle('runtime/src/effects.ts', PROGRAM)
  app = await startApp({ log: createLog('silent') })
  program = await foundProgram(app)
})
afterAll(async () => {
  await app.close()
  await rm(PROGRAM, { force: true })
})

const run = (...args: readonly string[]) =>
  runBundled(PROGRAM, args, { connection: app.database.connection, dataDir: app.config.dataDir })

const asked = /^1 go to their consumers/

const isTold = (about: string) =>
  eventually(
    () => program.trainee.browser.list<NotificationView>(listNotifications),
    ({ items }) => items.filter(({ message }) => message.endsWith(about)).length === 1,
  )

test('nothing is set aside at first, and what is no command is answered with the usage', async () => {
  expect(await run('list')).toEqual({ code: 0, said: 'Every event has had its effects.\n' })
  expect(await run('again', 'all')).toEqual({ code: 0, said: 'Nothing of that is set aside.\n' })
  for (const args of [[], ['again'], ['again', 'it'], ['drop', 'all']]) {
    expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringContaining('npm run effects -- list') })
  }
})

test('what a defect kept from happening is listed with its reason, and happens once the defect is gone and somebody asks', async () => {
  const { pool } = app.database
  await pool.query(`create function log.defect() returns trigger language plpgsql as $$
      begin raise exception 'a defect in the making of notifications'; end $$;
    create trigger defect before insert on log.event for each row when (new.type = 'NotificationSent') execute function log.defect()`)
  const body = { description: 'Held up by a defect', assignee: program.trainee.picked }
  await program.coordinator.browser.do(createTask, { body })
  const { said } = await eventually(
    () => run('list'),
    ({ code }) => code === 1,
  )
  expect(said).toMatch(
    /^[0-9a-f-]{36} {2}task-[0-9a-f-]{36} {2}notifications .*\n {2}a defect in the making of notifications\n1 set aside\n$/,
  )
  await pool.query('drop trigger defect on log.event')
  const [id = ''] = said.split(' ')
  expect(await run('again', id)).toMatchObject({ code: 0, said: expect.stringMatching(asked) })
  await isTold('Held up by a defect')
  await eventually(
    () => run('list'),
    ({ code }) => code === 0,
  )
})
