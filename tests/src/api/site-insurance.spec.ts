// The liability insurance of a site over the whole API: uploaded and seen by coordinators and by whoever supervises there, and by nobody else.
import { detach, getAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { siteInsurance } from '@practicum/shared/features/supervision-sites/site-insurance.contract'
import { createSiteTag } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { sendTo } from './harness/sending'
import { asked, SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram
const sites = new SiteCalls(() => program)

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const upload = (who: Member, id: string) => sendTo(who, { object_class: 'site', object_id: id })
const proofs = (id: string, { browser }: Member) => browser.get(siteInsurance, { params: { id } })

/** Published, with one supervisor. */
async function supervised(): Promise<string> {
  const id = await sites.site()
  await sites.supervise(id, [program.supervisor])
  return id
}

test('SITE-015 a site has supervisors, tags, a status, a published flag, an expiration date, whether it accepts trainees, insurance uploads and a creator', async () => {
  const { coordinator, supervisor } = program
  const tag = { name: 'Insured', icon: 'star' as const, color: 'teal' as const }
  const { id: tagId } = (await coordinator.browser.do(createSiteTag, { body: tag })).body
  const { id } = (await sites.add({ ...asked({ accepting_trainees: true }), tag_ids: [tagId] })).body
  await sites.supervise(id, [supervisor])
  await sites.publish(id)
  await sites.expire(id, '2030-08-31')
  expect((await upload(coordinator, id)).status).toBe(200)
  await app.caughtUp()
  expect(await sites.shown(id)).toMatchObject({
    ...{ status: 'approved', published: true, expiration_date: '2030-08-31', accepting_trainees: true },
    supervisors: [{ id: supervisor.userId }],
    tags: [{ id: tagId, name: 'Insured' }],
    creator: { id: coordinator.userId },
  })
  const { documents } = (await proofs(id, coordinator)).body
  expect(documents).toMatchObject([{ filename: 'proof.pdf', owner_id: coordinator.userId }])
})

test('whoever supervises at the site sends and reads proofs; others who see the site do not know of them', async () => {
  const id = await supervised()
  const { coordinator, supervisor, trainee, faculty, stranger } = program
  const sent = await upload(supervisor, id)
  expect(sent.status).toBe(200)
  for (const member of [coordinator, supervisor])
    expect((await proofs(id, member)).body.documents.map(({ owner_id }) => owner_id)).toEqual([supervisor.userId])
  expect((await proofs(id, stranger)).status).toBe(404)
  for (const member of [trainee, faculty]) expect((await proofs(id, member)).status).toBe(403)
  for (const member of [trainee, faculty, stranger]) {
    expect((await upload(member, id)).status).toBe(404)
    expect((await member.browser.get(getAttachment, { params: { id: sent.body.id } })).status).toBe(404)
  }
  expect((await coordinator.browser.do(detach, { params: { id: sent.body.id } })).status).toBe(200)
  expect((await proofs(id, coordinator)).body.documents).toEqual([])
})

test('whoever supervises there no more sees them no more', async () => {
  const id = await supervised()
  const { coordinator, supervisor } = program
  await upload(supervisor, id)
  await sites.supervise(id, [])
  expect((await proofs(id, supervisor)).status).toBe(404)
  expect((await proofs(id, coordinator)).body.documents).toHaveLength(1)
})
