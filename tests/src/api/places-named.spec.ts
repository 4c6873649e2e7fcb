// Roles, organizations and trainings that a command names, over the whole API: one that does not exist is refused wherever it is sent, and nothing is written.
import { allRows } from '@practicum/shared/contract/all'
import type { CommandRow } from '@practicum/shared/contract/row'
import { newId } from '@practicum/shared/kernel/ids'
import { z } from 'zod'
import { startApp, type TestApp } from './harness/app'
import type { Browser } from './harness/browser'
import { newPlacing, partOf } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { days, TrainingCalls } from './harness/trainings'
import { writtenBy } from './harness/written'

let app: TestApp
let program: TestProgram
let admin: Member
let planId: string
const trainings = new TrainingCalls(() => ({ app, program, planId }))
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  admin = await enrol(app, { role: 'admin', organizationId: program.organizationId })
  planId = await trainings.plan('Practicum')
})
afterAll(() => app.close())

const NAMING = /^(role|organization_id|training_ids?)$/

const named = allRows.flatMap(row => {
  if (row.kind !== 'command') return []
  const { properties = {} } = z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
    .filter(key => NAMING.test(key))
    .map(key => `${row.name} ${key}`)
})

interface Case {
  readonly by: () => Browser
  readonly body: () => Promise<object> | object
  readonly params?: () => Readonly<Record<string, string>>
}

const invite = { first_name: 'Nadia', last_name: 'Okoye' }
const invited = { ...invite, role: 'trainee' }
const link = { name: 'Cohort', role: 'trainee' }
const position = { role: 'faculty', live_sessions_allowed: false }
const asAdmin = () => admin.browser
const asCoordinator = () => program.coordinator.browser
const forStranger = () => ({ id: program.stranger.userId })
const address = () => `${newId()}@practicum.test`

/** Right but for what is named. */
const CASES: Readonly<Record<string, Case>> = {
  'createInvite role': { by: asCoordinator, body: () => ({ ...invited, email: address(), role: 'wizard' }) },
  'createInvite organization_id': {
    by: asAdmin,
    body: () => ({ ...invited, email: address(), organization_id: newId() }),
  },
  'createInviteLink role': { by: asCoordinator, body: () => ({ ...link, role: 'wizard' }) },
  'createInviteLink organization_id': { by: asAdmin, body: () => ({ ...link, organization_id: newId() }) },
  'createIntegration organization_id': {
    by: asAdmin,
    body: () => ({
      ...{ name: 'Registrar', address: 'https://hooks.example.org/', hears: ['task.completed'] },
      organization_id: newId(),
    }),
  },
  'assignPosition role': {
    by: asAdmin,
    params: forStranger,
    body: () => ({ ...position, role: 'wizard', organization_id: program.organizationId }),
  },
  'assignPosition organization_id': {
    by: asAdmin,
    params: forStranger,
    body: () => ({ ...position, organization_id: newId() }),
  },
  'addSignupQuestion role': {
    by: asAdmin,
    body: () => ({ role: 'wizard', body: 'Why?', fieldtype: 'text', required: false, section: 1, ordering: 1 }),
  },
  'requestPlacement training_id': {
    by: () => program.trainee.browser,
    body: async () => {
      const { siteId } = await newPlacing(app, program)
      const { userId: id, positionId: position_id } = partOf(program.supervisor)
      return { site_id: siteId, training_id: newId(), supervisor: { id, position_id }, note: '' }
    },
  },
  'editTrainings training_ids': {
    by: asCoordinator,
    body: () => ({ training_ids: [newId()], ...days(0, 10) }),
  },
}

test('ORG-010 every command that names a role, an organization or a training is tried', () => {
  expect(Object.keys(CASES).sort()).toEqual([...named].sort())
})

test.each(Object.entries(CASES))(
  'ORG-010 %s: one that does not exist is refused, and nothing is written',
  async (name, one) => {
    const [of = '', field = ''] = name.split(' ')
    const row = allRows.find((row): row is CommandRow => row.kind === 'command' && row.name === of)
    if (!row) throw new Error(`there is no ${of}`)
    const body = await one.body()
    const answer = await one.by().do(row, { body, ...(one.params && { params: one.params() }) })
    expect([404, 422]).toContain(answer.status)
    expect((answer.body as { errors: unknown[] }).errors).toHaveLength(1)
    expect(JSON.stringify(answer.body)).toMatch(new RegExp(`${field}|not_found|organization|training`))
    expect(await writtenBy(app, new Map([[answer.headers.get('x-correlation-id'), name]]))).toEqual([])
  },
)
