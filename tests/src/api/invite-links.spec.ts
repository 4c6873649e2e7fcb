// Invite links over the whole API: made, changed and closed by whoever looks after the organization, and shown to nobody else.
import { inviteLinkAggregate } from '@practicum/command-service/features/invite-links/invite-links.aggregate'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { history } from '@practicum/shared/features/audit/history.contract'
import {
  closeInviteLink,
  createInviteLink,
  editInviteLink,
} from '@practicum/shared/features/invite-links/changing.contract'
import {
  getInviteLink,
  getInviteLinkStatus,
  type InviteLinkView,
  listInviteLinks,
} from '@practicum/shared/features/invite-links/invite-links.contract'
import { LINK_ROLES } from '@practicum/shared/features/invite-links/invite-links.fields'
import { foundOrganization as found } from '@practicum/shared/features/organizations/changing.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

type Body = BodyInputOf<typeof createInviteLink>
type Changed = BodyInputOf<typeof editInviteLink>

const today = () => dateIn('America/Los_Angeles', new Date())
const asked = (changes: Partial<Body> = {}): Body => ({ name: `Cohort ${newId()}`, role: 'trainee', ...changes })
const make = ({ browser }: Member, body: Body = asked(), key?: string) =>
  browser.do(createInviteLink, { body, ...(key && { key }) })
const made = async (body: Body = asked()): Promise<string> => (await make(program.coordinator, body)).body.id
const edit = ({ browser }: Member, id: string, changes: Partial<Changed> = {}, key?: string) =>
  browser.do(editInviteLink, { params: { id }, body: { name: 'Another', ...changes }, ...(key && { key }) })
const close = ({ browser }: Member, id: string, key?: string) =>
  browser.do(closeInviteLink, { params: { id }, ...(key && { key }) })
const shown = async (id: string): Promise<InviteLinkView> =>
  (await program.coordinator.browser.get(getInviteLink, { params: { id } })).body
const listed = async ({ browser }: Member, query: Readonly<Record<string, string>> = {}) =>
  (await browser.list<InviteLinkView>(listInviteLinks, query)).items

async function written(id: string): Promise<readonly string[]> {
  const { events } = await app.practicum.services.executor.loadWhole(inviteLinkAggregate, id)
  return events.map(({ type }) => type)
}

describe('making a link', () => {
  test('INVITE-009 INVITE-010 it has a name, a role, a last day, places and a code, and is there at once', async () => {
    const { coordinator, organizationId } = program
    const body = asked({ role: 'supervisor', opens_until: addDays(today(), 30), places: 40 })
    const answer = await make(coordinator, body)
    expect([answer.status, answer.body]).toEqual([200, { id: expect.any(String), version: 0 }])
    expect(await shown(answer.body.id)).toEqual({
      ...{ id: answer.body.id, ...body, role_name: 'Supervisor', status: 'open', taken: 0, version: 0 },
      ...{ organization_id: organizationId, organization_name: expect.stringMatching(/^Organization /) },
      code: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/),
      creator: expect.objectContaining({ id: coordinator.userId, name: 'Clara Whitfield' }),
      created_at: expect.any(String),
    })
  })

  test('once for one key', async () => {
    const [body, key] = [asked(), newId()]
    const first = await make(program.coordinator, body, key)
    expect((await make(program.coordinator, body, key)).body).toEqual(first.body)
    expect(await listed(program.coordinator, { search: body.name })).toHaveLength(1)
  })

  test('not with a day that is past, without a name, for nobody, or for whoever coordinates', async () => {
    const yesterday = await make(program.coordinator, asked({ opens_until: addDays(today(), -1) }))
    expect(refusedAs(yesterday)).toEqual([422, 'opens_until invite_link.past_day'])
    expect((await make(program.coordinator, asked({ opens_until: today() }))).status).toBe(200)
    expect(refusedAs(await make(program.coordinator, asked({ name: '  ' })))[0]).toBe(422)
    expect(refusedAs(await make(program.coordinator, asked({ places: 0 })))[0]).toBe(422)
    const coordinating = { ...asked(), role: 'coordinator' } as unknown as Body
    expect(refusedAs(await make(program.coordinator, coordinating))[0]).toBe(422)
  })

  test('an admin names the organization, and whoever coordinates cannot name another', async () => {
    const { admin, coordinator, organizationId } = program
    const elsewhere = await foundOrganization(app)
    const named = await make(admin, asked({ organization_id: organizationId }))
    // Whoever made it reads it at once; others as soon as the read models are there.
    const { body } = await admin.browser.get(getInviteLink, { params: { id: named.body.id } })
    expect(body.organization_id).toBe(organizationId)
    const missing = [422, 'organization_id organization.not_available']
    expect(refusedAs(await make(admin))).toEqual(missing)
    expect(refusedAs(await make(coordinator, asked({ organization_id: elsewhere })))).toEqual(missing)
  })

  test('only in a role that can be held there', async () => {
    const { admin } = program
    const into = async (kind: 'admin' | 'clinical'): Promise<string> => {
      const body = { name: `Organization ${newId()}`, kind, timezone: 'America/Denver' }
      return (await admin.browser.do(found, { body })).body.id
    }
    const refused = await make(admin, asked({ organization_id: await into('admin') }))
    expect(refusedAs(refused)).toEqual([422, 'role position.role_unfit'])
    const id = await into('clinical')
    for (const role of LINK_ROLES) expect((await make(admin, asked({ organization_id: id, role }))).status).toBe(200)
  })
})

describe('changing and closing', () => {
  test('INVITE-011 name, last day and places are changed; role and code stay', async () => {
    const id = await made()
    const before = await shown(id)
    const changes = { name: 'Winter', opens_until: addDays(today(), 3), places: 7, version: 0 }
    const answer = await edit(program.coordinator, id, changes)
    expect([answer.status, answer.body]).toEqual([200, { id, version: 1 }])
    const { version: _version, ...after } = changes
    expect(await shown(id)).toEqual({ ...before, ...after, version: 1 })
  })

  test('once for one key; the same again changes nothing', async () => {
    const [id, key] = [await made(), newId()]
    const first = await edit(program.coordinator, id, {}, key)
    expect((await edit(program.coordinator, id, {}, key)).body).toEqual(first.body)
    expect((await edit(program.coordinator, id)).body).toEqual(first.body)
    expect(await written(id)).toEqual(['InviteLinkCreated', 'InviteLinkEdited'])
  })

  test('not from an older form, with a day that is past, or once it is closed', async () => {
    const id = await made()
    await edit(program.coordinator, id, { version: 0 })
    const older = await edit(program.coordinator, id, { name: 'Third', version: 0 })
    expect([older.status, codesOf(older)]).toEqual([409, ['version_conflict']])
    const past = await edit(program.coordinator, id, { opens_until: '2020-01-31' })
    expect(refusedAs(past)).toEqual([422, 'opens_until invite_link.past_day'])
    await close(program.coordinator, id)
    expect(refusedAs(await edit(program.coordinator, id, { name: 'Third' }))).toEqual([409, 'invite_link.closed'])
  })

  test('INVITE-012 a closed one has no code any more; closing again changes nothing', async () => {
    const [id, key] = [await made(), newId()]
    for (const again of [key, key, undefined]) expect((await close(program.coordinator, id, again)).status).toBe(200)
    expect(await shown(id)).toMatchObject({ status: 'closed', code: null })
    expect(await written(id)).toEqual(['InviteLinkCreated', 'InviteLinkClosed'])
  })

  test('what it was is in its history', async () => {
    const id = await made()
    await edit(program.coordinator, id)
    await close(program.coordinator, id)
    const { body } = await program.coordinator.browser.get(history, { params: { subject: 'invitelink', id } })
    const types = body.entries.map(({ type }) => type)
    expect(types.toSorted()).toEqual(['InviteLinkClosed', 'InviteLinkCreated', 'InviteLinkEdited'])
  })
})

describe('looking at links', () => {
  test('INVITE-008 the list takes page, per_page and search, and filters by status and role', async () => {
    const word = newId()
    const names = ['a', 'b', 'c'].map(letter => `${word} ${letter}`)
    for (const name of names) await made(asked({ name, role: 'faculty' }))
    const closed = await made(asked({ name: `${word} d` }))
    await close(program.coordinator, closed)
    const named = async (query: Readonly<Record<string, string>>) =>
      (await listed(program.coordinator, { search: word, sort: 'name', order: 'asc', ...query })).map(
        ({ name }) => name,
      )
    expect(await named({ page: '2', per_page: '3' })).toEqual([`${word} d`])
    expect(await named({ status: 'open' })).toEqual(names)
    expect(await named({ role: 'trainee' })).toEqual([`${word} d`])
  })

  test('INVITE-013 the status says whether it opens, and how many have signed up', async () => {
    const id = await made(asked({ places: 3, opens_until: today() }))
    const status = async () => (await program.coordinator.browser.get(getInviteLinkStatus, { params: { id } })).body
    expect(await status()).toEqual({ status: 'open', taken: 0, places: 3, opens_until: today() })
    await close(program.coordinator, id)
    expect(await status()).toMatchObject({ status: 'closed' })
  })

  test('of another organization nothing is seen', async () => {
    const id = await made()
    const { stranger } = program
    expect((await listed(stranger)).map(({ organization_id }) => organization_id)).not.toContain(program.organizationId)
    expect((await stranger.browser.get(getInviteLink, { params: { id } })).status).toBe(404)
    expect((await close(stranger, id)).status).toBe(404)
  })
})
