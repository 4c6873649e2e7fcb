// Requests for placements over the whole API: asked for by trainees, joined or declined by supervisors, withdrawn, and who is told.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { history } from '@practicum/shared/features/audit/history.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import {
  declinePlacement,
  joinPlacement,
  namePlacementSupervisor,
  placementRequirements,
  requestPlacement,
  submitPlacement,
  withdrawPlacement,
} from '@practicum/shared/features/placements/placement-requests.contract'
import {
  approvePlacement,
  denyPlacement,
  getPlacement,
  listPlacements,
  reopenPlacement,
} from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import {
  changeSites,
  holdSite,
  publishSite,
  setSiteExpiration,
  setSiteSupervisors,
} from '@practicum/shared/features/supervision-sites/changing.contract'
import {
  getSite,
  listSites,
  type SiteView,
} from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { eachOnce, inRounds } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { newPlacing, type Placing } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const refOf = ({ userId, positionId }: Member) => ({ id: userId, position_id: positionId })
const bodyOf = ({ siteId, trainingId }: Placing) => ({ site_id: siteId, training_id: trainingId })

/** A site with its supervisor, and a training. */
async function placeable(trainee?: Member): Promise<Placing> {
  const placing = await newPlacing(app, program, { trainee })
  const sent = { params: { id: placing.siteId }, body: { supervisors: [refOf(program.supervisor)] } }
  expect((await program.coordinator.browser.do(setSiteSupervisors, sent)).status).toBe(200)
  return placing
}

type Sent = Parameters<typeof program.trainee.browser.do<typeof requestPlacement>>[1]
const request = (placing: Placing, body: object = {}, { browser }: Member = program.trainee, key?: string) =>
  browser.do(requestPlacement, { body: { ...bodyOf(placing), ...body }, ...(key && { key }) } as Sent)

async function requested(body: object = { supervisor: refOf(program.supervisor) }): Promise<string> {
  const { body: answer } = await request(await placeable(), body)
  await app.caughtUp()
  return answer.id
}

const read = async (id: string, { browser }: Member = program.trainee) =>
  (await browser.get(getPlacement, { params: { id } })).body
const typesOf = async (id: string): Promise<readonly string[]> =>
  (await app.practicum.store.readStream(`placement-${id}`)).events.map(({ type }) => type)
const as = (id: string, body: { version?: number } = {}) => ({ params: { id }, body })
/** As soon as these words are among them; each is told when its turn comes. */
const toldOf = ({ browser }: Member, id: string, words = '') =>
  eventually(
    async () => {
      const { data } = (await browser.get(recentNotifications)).body
      return data.filter(({ link_uri }) => link_uri === `/applications/${id}`).map(({ message }) => message)
    },
    messages => messages.some(message => message.includes(words)),
  )
const hears = ({ browser }: Member, words: string) =>
  eventually(
    async () => (await browser.get(recentNotifications)).body.data.map(({ message }) => message),
    messages => messages.some(message => message.includes(words)),
  )

describe('a request', () => {
  test('PLACE3-005 a trainee applies at a site of the directory, with its supervisor and a note, and it is submitted', async () => {
    const placing = await placeable()
    const sent = { supervisor: refOf(program.supervisor), note: 'From January on' }
    const { status, body } = await request(placing, sent)
    expect([status, body.status]).toEqual([200, 'submitted'])
    expect(await typesOf(body.id)).toEqual(['PlacementOpened', 'PlacementSubmitted', 'PlacementCommented'])
    const seen = await read(body.id)
    expect(seen).toMatchObject({
      ...{ id: body.id, status: 'submitted', supervisor_joined: false, signature_required: false, version: 2 },
      ...{ trainee: { name: 'Ana Ruiz' }, supervisor: { name: 'Simone Okafor' }, faculty: { name: 'Felix Arroyo' } },
      supervision_site: { id: placing.siteId },
      training: { id: placing.trainingId },
      comments: [{ body: 'From January on', author: { name: 'Ana Ruiz' } }],
    })
    const submitted = await program.coordinator.browser.list<PlacementView>(listPlacements, { status: 'submitted' })
    expect(submitted.items.map(({ id }) => id)).toContain(body.id)
  })

  test('faculty and the named supervisor are told of it once, also where it came with a note', async () => {
    const { faculty, supervisor } = program
    const id = await requested({ supervisor: refOf(supervisor), note: 'Please' })
    for (const member of [faculty, supervisor]) {
      expect(await toldOf(member, id)).toEqual([expect.stringContaining('Ana Ruiz applied for a placement at Bayview')])
    }
  })

  test('without a supervisor it is open who it will be', async () => {
    const id = await requested({})
    expect(await read(id)).toMatchObject({ supervisor: null, status: 'submitted', waits_for: [] })
  })

  test('the same request again is the same placement', async () => {
    const placing = await placeable()
    const key = newId()
    const answers = [await request(placing, {}, program.trainee, key), await request(placing, {}, program.trainee, key)]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await typesOf(answers[0]?.body.id ?? '')).toHaveLength(2)
  })

  test('PLACE3-016 a second one for the same site and training is refused beside its field, and writes nothing', async () => {
    const placing = await placeable()
    await request(placing)
    const before = await app.practicum.store.readStream(`site-${placing.siteId}`)
    const again = await request(placing)
    expect([again.status, codesOf(again)]).toEqual([422, ['placement.duplicate']])
    expect((await app.practicum.store.readStream(`site-${placing.siteId}`)).events).toHaveLength(before.events.length)
  })
})

describe('what may not be asked for', () => {
  test('a site that the directory does not show, or that accepts nobody', async () => {
    const { browser } = program.coordinator
    const refusedWhen = async (change: (id: string) => Promise<{ readonly status: number }>) => {
      const placing = await placeable()
      expect((await change(placing.siteId)).status).toBe(200)
      return codesOf(await request(placing))
    }
    const hidden = (id: string) => browser.do(publishSite, { params: { id }, body: { published: false } })
    const held = (id: string) => browser.do(holdSite, as(id))
    const expired = (id: string) =>
      browser.do(setSiteExpiration, { params: { id }, body: { expiration_date: '2020-01-01' } })
    const full = (id: string) =>
      browser.do(changeSites, { body: { ids: [id], change: { what: 'accept', accepting_trainees: false } } })
    for (const change of [hidden, held, expired]) expect(await refusedWhen(change)).toEqual(['placement.site_unknown'])
    expect(await refusedWhen(full)).toEqual(['placement.site_not_accepting'])
  })

  test('a site or a training of another organization is as unknown as one that nobody knows', async () => {
    const placing = await placeable()
    const other = await foundProgram(app)
    const foreign = await newPlacing(app, other)
    const ofColleague = await newPlacing(app, program, { trainee: program.otherTrainee })
    for (const siteId of [foreign.siteId, newId()]) {
      expect(codesOf(await request({ ...placing, siteId }))).toEqual(['placement.site_unknown'])
    }
    for (const trainingId of [foreign.trainingId, ofColleague.trainingId, newId()]) {
      expect(codesOf(await request({ ...placing, trainingId }))).toEqual(['placement.training_unknown'])
    }
  })

  test('somebody who does not supervise at the site', async () => {
    const placing = await newPlacing(app, program)
    const { supervisor, faculty, otherTrainee, stranger } = program
    const code = async (member: Member) => codesOf(await request(placing, { supervisor: refOf(member) }))
    expect(await code(supervisor)).toEqual(['placement.supervisor_elsewhere'])
    expect(await code(faculty)).toEqual(['placement.supervisor_unfit'])
    expect(await code(otherTrainee)).toEqual(['person.not_available'])
    expect(await code(stranger)).toEqual(['person.not_available'])
  })
})

test('whoever supervised at a site and has left is offered to nobody, and stays with it for those who decide about it', async () => {
  const { organizationId, coordinator, faculty, supervisor, trainee } = program
  const gone = await enrol(app, { role: 'supervisor', organizationId })
  const placing = await newPlacing(app, program)
  const { siteId: id } = placing
  const people = [refOf(supervisor), refOf(gone)]
  await coordinator.browser.do(setSiteSupervisors, { params: { id }, body: { supervisors: people } })
  const command = () => ({ type: 'ChangeUserStatus', status: 'inactive' }) as const
  const context = systemContext(newId(), new Date())
  await app.practicum.services.executor.execute(userAggregate, gone.userId, { command }, context)
  await app.caughtUp()
  expect(codesOf(await request(placing, { supervisor: refOf(gone) }))).toEqual(['person.not_available'])
  for (const { browser } of [trainee, faculty, supervisor]) {
    const shown = [
      (await browser.get(getSite, { params: { id } })).body,
      ...(await browser.list<SiteView>(listSites, { search: placing.trainingId.slice(-12) })).items,
    ]
    expect(shown.map(({ supervisors }) => supervisors.map(one => one.id))).toEqual([
      [supervisor.userId],
      [supervisor.userId],
    ])
  }
  const { supervisors } = (await coordinator.browser.get(getSite, { params: { id } })).body
  expect(supervisors.map(one => one.id)).toEqual([supervisor.userId, gone.userId])
})

describe('before it is decided', () => {
  test('PLACE3-015 it is ready and can be decided once its supervisor has joined, not before', async () => {
    const { coordinator, supervisor } = program
    const id = await requested()
    expect(codesOf(await coordinator.browser.do(approvePlacement, as(id)))).toEqual(['placement.supervisor_not_joined'])
    const stale = await supervisor.browser.do(joinPlacement, as(id, { version: 0 }))
    expect([stale.status, codesOf(stale)]).toEqual([409, ['version_conflict']])
    const joined = await supervisor.browser.do(joinPlacement, as(id, { version: 1 }))
    expect(joined.body).toMatchObject({ status: 'ready', version: 3 })
    expect((await supervisor.browser.do(joinPlacement, as(id))).body.version).toBe(3)
    expect((await coordinator.browser.do(approvePlacement, as(id))).body.status).toBe('approved')
  })

  test('a supervisor declines, also after joining; it waits for another one, who is told and joins', async () => {
    const { coordinator, faculty, supervisor, trainee } = program
    const id = await requested()
    await supervisor.browser.do(joinPlacement, as(id))
    const conflict = await supervisor.browser.do(declinePlacement, as(id, { version: 1 }))
    expect([conflict.status, codesOf(conflict)]).toEqual([409, ['version_conflict']])
    const sent = { ...as(id), key: newId() }
    const declined = await supervisor.browser.do(declinePlacement, sent)
    expect(declined.body.status).toBe('submitted')
    expect((await supervisor.browser.do(declinePlacement, sent)).body).toEqual(declined.body)
    await app.caughtUp()
    expect(await read(id)).toMatchObject({ supervisor: null, supervisor_joined: false, ready_at: null })
    expect((await supervisor.browser.get(getPlacement, { params: { id } })).status).toBe(404)
    const said = 'Simone Okafor does not supervise'
    expect(await toldOf(trainee, id, said)).toContainEqual(expect.stringContaining(said))
    const name = (member: Member, body: object) =>
      member.browser.do(namePlacementSupervisor, { params: { id }, body: body as never })
    const picked = { supervisor: refOf(supervisor) }
    expect((await name(faculty, { ...picked, version: 0 })).status).toBe(409)
    expect(codesOf(await name(coordinator, { supervisor: refOf(faculty) }))).toEqual(['placement.supervisor_unfit'])
    expect((await name(faculty, picked)).status).toBe(200)
    expect((await name(coordinator, picked)).status).toBe(200)
    expect((await typesOf(id)).filter(type => type === 'SupervisorNamed')).toHaveLength(1)
    await app.caughtUp()
    const messages = await eventually(
      () => toldOf(supervisor, id),
      told => told.some(message => message.includes('named you')),
    )
    expect(messages).toContainEqual(expect.stringContaining('Felix Arroyo named you as supervisor of a placement'))
    expect((await supervisor.browser.do(joinPlacement, as(id))).body.status).toBe('ready')
  })

  test('where another supervisor is named, or nobody, the one before and the trainee are told', async () => {
    const { coordinator, supervisor, trainee } = program
    const next = await enrol(app, { role: 'supervisor', organizationId: program.organizationId, name: 'Nora Next' })
    const id = await requested()
    await supervisor.browser.do(joinPlacement, as(id))
    const name = (picked: Member | null) =>
      coordinator.browser.do(namePlacementSupervisor, {
        ...{ params: { id }, body: { supervisor: picked && refOf(picked) } },
      })
    expect((await name(next)).body.status).toBe('submitted')
    await hears(next, 'Clara Whitfield named you as supervisor of a placement')
    await hears(supervisor, 'You do not supervise a placement any more: Clara Whitfield changed that')
    await hears(trainee, 'Clara Whitfield changed who supervises the placement at Bayview')
    expect((await name(null)).status).toBe(200)
    await hears(next, 'You do not supervise a placement any more: Clara Whitfield changed that')
    const changed = async () =>
      (await toldOf(trainee, id)).filter(message => message.includes('changed who supervises'))
    expect(await eventually(changed, messages => messages.length > 1)).toHaveLength(2)
  })

  test('a withdrawal is told to the supervisor who was asked and has not answered', async () => {
    const { supervisor, trainee } = program
    const id = await requested()
    expect((await trainee.browser.do(withdrawPlacement, as(id))).status).toBe(200)
    const told = await eventually(
      () => toldOf(supervisor, id),
      messages => messages.length > 1,
    )
    expect(told).toContainEqual(expect.stringContaining('Ana Ruiz withdrew the placement at Bayview'))
  })

  test('its trainee withdraws it, which makes room; what is decided stays', async () => {
    const { coordinator, supervisor, trainee } = program
    const placing = await placeable()
    const { id } = (await request(placing, { supervisor: refOf(supervisor) })).body
    const stale = await trainee.browser.do(withdrawPlacement, as(id, { version: 0 }))
    expect([stale.status, codesOf(stale)]).toEqual([409, ['version_conflict']])
    expect((await trainee.browser.do(withdrawPlacement, as(id))).status).toBe(200)
    expect((await trainee.browser.do(withdrawPlacement, as(id))).status).toBe(200)
    expect((await typesOf(id)).filter(type => type === 'PlacementWithdrawn')).toHaveLength(1)
    expect((await read(id)).archived_at).toEqual(expect.any(String))
    const second = (await request(placing, { supervisor: refOf(supervisor) })).body.id
    await app.caughtUp()
    await supervisor.browser.do(joinPlacement, as(second))
    await coordinator.browser.do(approvePlacement, as(second))
    const decided = [
      await trainee.browser.do(withdrawPlacement, as(second)),
      await supervisor.browser.do(declinePlacement, as(second)),
      await coordinator.browser.do(namePlacementSupervisor, { params: { id: second }, body: { supervisor: null } }),
    ]
    expect(decided.map(answer => [answer.status, codesOf(answer)])).toEqual(
      decided.map(() => [409, ['placement.decided']]),
    )
  })

  test('what was reopened is submitted anew by its trainee', async () => {
    const { coordinator, supervisor, trainee } = program
    const id = await requested()
    await supervisor.browser.do(joinPlacement, as(id))
    await coordinator.browser.do(denyPlacement, { params: { id }, body: { reason: 'full' } })
    expect(
      (await coordinator.browser.do(reopenPlacement, { params: { id }, body: { reason: 'not full' } })).status,
    ).toBe(200)
    const stale = await trainee.browser.do(submitPlacement, as(id, { version: 0 }))
    expect([stale.status, codesOf(stale)]).toEqual([409, ['version_conflict']])
    const sent = { ...as(id), key: newId() }
    expect((await trainee.browser.do(submitPlacement, sent)).body.status).toBe('ready')
    expect((await trainee.browser.do(submitPlacement, sent)).body.status).toBe('ready')
    expect(codesOf(await trainee.browser.do(submitPlacement, as(id)))).toEqual(['placement.not_open'])
  })

  test('what has to be signed is asked for by itself, and its past is told', async () => {
    const id = await requested()
    const { trainee, stranger } = program
    const asked = await trainee.browser.get(placementRequirements, { params: { id } })
    expect(asked.body).toEqual({ agreements: [], signature_required: false })
    expect((await stranger.browser.get(placementRequirements, { params: { id } })).status).toBe(404)
    const told = await trainee.browser.get(history, { params: { subject: 'placement', id } })
    expect(told.status).toBe(200)
  })
})

test('PLACE3-016 of requests for the same at once one is opened', () =>
  inRounds({ what: 'two requests for the same placement, races', short: 10, whole: 200 }, async rounds => {
    const counts: number[] = []
    for (let round = 0; round < rounds; round++) {
      const placing = await newPlacing(app, program)
      const answers = await Promise.all([request(placing), request(placing)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      counts.push(answers.filter(({ status }) => status === 200).length)
    }
    return eachOnce(counts)
  }))
