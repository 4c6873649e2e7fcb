// Whatever can have attachments has a channel of its own, on which those who see it hear of each that comes, changes and goes.
import { type CommandContext, systemContext } from '@practicum/command-service/execution/context'
import { commandSlots } from '@practicum/command-service/execution/feature'
import { allFeatures } from '@practicum/command-service/features/all'
import { attachmentAggregate } from '@practicum/command-service/features/attachments/attachments.aggregates'
import { attachUpload } from '@practicum/command-service/features/attachments/attachments.keeping'
import { addClient } from '@practicum/shared/features/clients/clients.contract'
import { addInsurance } from '@practicum/shared/features/insurances/insurances.contract'
import { addSite } from '@practicum/shared/features/supervision-sites/changing.contract'
import { recordSiteContract } from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { planTraining } from '../planning'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { publishedCourse } from './harness/courses'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { partOf } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { send } from './harness/sending'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

interface Thing {
  readonly id: string
  readonly own: Member
}

/** One of each, with who sees it. */
const THINGS: Readonly<Record<string, () => Promise<Thing>>> = {
  async cecourse() {
    const { coordinator: own } = program
    return { id: await publishedCourse(own), own }
  },
  async client() {
    const { trainee: own, supervisor } = program
    const body = { code: 'CH-1', supervisor: { id: supervisor.userId, position_id: supervisor.positionId } }
    return { id: (await own.browser.do(addClient, { body })).body.id, own }
  },
  async insurance() {
    const { trainee: own } = program
    const uuid = newId()
    await send(own, { uuid })
    const today = dateIn('America/Los_Angeles', new Date())
    const dates = { effective_date: addDays(today, -1), expiration_date: addDays(today, 90) }
    const body = { upload_uuid: uuid, ...dates }
    return { id: (await own.browser.do(addInsurance, { params: { id: own.userId }, body })).body.id, own }
  },
  async site() {
    const { coordinator: own } = program
    const body = { name: `Site ${newId()}`, country_code: 'US', state_id: 'US-CA', county: 'Marin' }
    return { id: (await own.browser.do(addSite, { body })).body.id, own }
  },
  async sitecontract() {
    const { coordinator: own } = program
    const site = { name: `Site ${newId()}`, country_code: 'US', state_id: 'US-CA', county: 'Marin' }
    const { id } = (await own.browser.do(addSite, { body: site })).body
    const body = { name: 'Affiliation agreement', start_at: '2026-09-01' }
    return { id: (await own.browser.do(recordSiteContract, { params: { id }, body })).body.id, own }
  },
  async supervisionprofile() {
    return { id: program.supervisor.userId, own: program.supervisor }
  },
  async task() {
    const { coordinator: own, trainee } = program
    return {
      id: (await own.browser.do(createTask, { body: { description: 'Papers', assignee: trainee.picked } })).body.id,
      own,
    }
  },
  async training() {
    const { organizationId, trainee: own, faculty } = program
    const training = {
      ...{ organizationId, trainee: partOf(own), faculty: partOf(faculty) },
      ...{ planName: 'Family therapy', levelName: 'Practicum', startAt: '2026-09-01', endAt: '2027-05-31' },
    }
    const context = systemContext(newId(), new Date(), organizationId)
    return { id: unwrapOrThrow(await planTraining(app.practicum.services, training, context)), own }
  },
}

const attachables = () => Object.keys(commandSlots(allFeatures, app.practicum.services).attachables)

test('nothing that can have attachments is left out here', () => {
  expect(attachables().toSorted()).toEqual(Object.keys(THINGS).toSorted())
})

/** Attached, renamed and taken off, by the rules of attachments alone: who may is the thing's own affair. */
async function eventful(attachableType: string, { id: attachableId, own }: Thing): Promise<string> {
  const { services } = app.practicum
  const uploadId = newId()
  await send(own, { uuid: uploadId })
  const { userId: by, organizationId } = own
  const context = (): CommandContext => systemContext(newId(), new Date(), organizationId)
  const request = { uploadId, attachableType, attachableId, by, organizationId }
  const attached = await attachUpload(services, request, context())
  if (isRefusal(attached)) throw new Error(attached.code)
  for (const command of [{ type: 'RenameAttachment', name: 'Renamed' } as const, { type: 'Detach' } as const])
    await services.executor.execute(attachmentAggregate, attached.id, { command: () => command }, context())
  return attached.id
}

test('ATTACH-012 each attachable has a private channel with attachment.attached, attachment.updated and attachment.detached', async () => {
  for (const type of attachables()) {
    const thing = await THINGS[type]?.()
    if (!thing) throw new Error(`no ${type}`)
    await app.caughtUp()
    const channel = `private-attachable-${type}-${thing.id}`
    const [seeing, foreign] = await Promise.all([
      Listener.open(thing.own.browser),
      Listener.open(program.stranger.browser),
    ])
    expect([type, await seeing.subscribe(channel), await foreign.subscribe(channel)]).toEqual([type, 200, 403])
    const attachment_id = await eventful(type, thing)
    const heard = await eventually(
      async () => seeing.heard.filter(({ payload }) => payload.attachment_id === attachment_id),
      pushes => pushes.length === 3,
    )
    expect(heard?.map(({ event }) => event)).toEqual([
      'attachment.attached',
      'attachment.updated',
      'attachment.detached',
    ])
    for (const push of heard ?? [])
      expect(push).toMatchObject({ channel, payload: { attachable_type: type, attachable_id: thing.id } })
    expect(foreign.heard).toEqual([])
    for (const listener of [seeing, foreign]) listener.close()
  }
})
