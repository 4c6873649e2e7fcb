// What the history of a placement tells: whom and what it is about by name, and each comment as a comment of its own.
import { history } from '@practicum/shared/features/audit/history.contract'
import { commentOnPlacement } from '@practicum/shared/features/placements/placements.contract'
import { startApp, type TestApp } from './harness/app'
import { newPlacement } from './harness/placing'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let id: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  id = await newPlacement(app, program)
  for (const body of ['The first word', 'The second word']) {
    await program.coordinator.browser.do(commentOnPlacement, { params: { id }, body: { body } })
  }
  await app.caughtUp()
})
afterAll(() => app.close())

test('a placement was opened for somebody, somewhere, in a training: all of it by name', async () => {
  const { entries } = (await program.coordinator.browser.get(history, { params: { subject: 'placement', id } })).body
  const opened = Object.fromEntries((entries[0]?.changes ?? []).map(({ field, after }) => [field, after]))
  expect(opened).toMatchObject({
    trainee: 'Ana Ruiz',
    site: expect.stringMatching(/^Bayview /),
    training: 'Marriage and family therapy, Practicum I',
  })
  expect(typeof opened.supervisor).toBe('string')
})

test('a second comment is no change of the first', async () => {
  const { entries } = (await program.coordinator.browser.get(history, { params: { subject: 'placement', id } })).body
  const comments = entries.filter(({ type }) => type === 'PlacementCommented').map(({ changes }) => changes)
  expect(comments).toEqual([
    [{ field: 'body', before: null, after: 'The first word' }],
    [{ field: 'body', before: null, after: 'The second word' }],
  ])
})
