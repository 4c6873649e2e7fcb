// Supervision sites over the whole API: proposed, added, decided about, edited, narrowed, found and deleted; and who sees what of them.
import { systemContext } from '@practicum/command-service/execution/context'
import {
  siteAggregate,
  siteNameAggregate,
} from '@practicum/command-service/features/supervision-sites/supervision-sites.aggregate'
import { getPlacement } from '@practicum/shared/features/placements/placements.contract'
import { approveSite } from '@practicum/shared/features/supervision-sites/changing.contract'
import { siteNameId } from '@practicum/shared/features/supervision-sites/site-names.events'
import { listSites, type SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { newPlacing, openAt } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { asked, SiteCalls } from './harness/sites'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram
let colleague: Member
let today: string
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { organizationId } = program
  colleague = await enrol(app, { role: 'supervisor', organizationId, name: 'Jonas Weber' })
  today = dateIn('America/Los_Angeles', new Date())
})
afterAll(() => app?.close())

const sites = new SiteCalls(() => program)
const typesOf = async (id: string): Promise<readonly string[]> =>
  (await app.practicum.services.executor.loadWhole(siteAggregate, id)).events.map(({ type }) => type)

describe('adding', () => {
  test('SITE-013 a site has name, department, address, city, state, country, postal code, office phone and website', async () => {
    const body = asked()
    expect(await sites.shown(await sites.site(body))).toMatchObject({
      ...{ name: body.name, department: 'Youth services', street: '200 Harbor Drive', city: 'San Rafael' },
      ...{ state_id: 'US-CA', state_name: 'California', country_code: 'US', zip: '94901', county: 'Marin' },
      ...{ office_phone: '+14155550132', website: 'https://bayview.example.org/' },
    })
  })

  test('SITE-014 a site has a contact name and a contact email, sealed in the log and shown to whoever works with it', async () => {
    const id = await sites.proposed()
    await sites.move(id, 'approve')
    await sites.publish(id)
    await app.caughtUp()
    const contact = { contact_name: 'Dana Whitlock', contact_email: 'dana@bayview.example.org' }
    for (const member of [program.coordinator, program.faculty, program.supervisor])
      expect(await sites.shown(id, member)).toMatchObject(contact)
    for (const member of [program.trainee, colleague])
      expect(await sites.shown(id, member)).toMatchObject({ contact_name: null, contact_email: null, creator: null })
    const { events } = await app.practicum.store.readStream(`site-${id}`)
    expect(JSON.stringify(events[0]?.data)).toContain('Youth services')
    expect(JSON.stringify(events[0]?.data)).not.toMatch(/Dana|dana@/)
  })

  test('SITE-002 a supervisor adds one, which waits for a coordinator and is seen by nobody else who looks for a placement', async () => {
    const id = await sites.proposed()
    const { supervisor, trainee, faculty, coordinator } = program
    expect(await sites.shown(id, supervisor)).toMatchObject({
      ...{ status: 'pending', published: false, creator: { id: supervisor.userId } },
      supervisors: [{ id: supervisor.userId }],
    })
    await app.caughtUp()
    const each = [supervisor, coordinator, faculty, trainee, colleague]
    const seen: boolean[] = []
    for (const member of each) seen.push(await sites.sees(member, id))
    expect(seen).toEqual([true, true, true, false, false])
    expect(refusedAs(await supervisor.browser.do(approveSite, { params: { id }, body: {} }))[0]).toBe(403)
    expect((await sites.move(id, 'approve')).status).toBe(200)
    expect((await sites.shown(id, supervisor)).status).toBe('approved')
  })

  test('one that a coordinator adds is approved and published; the same call adds one', async () => {
    const [body, key] = [asked(), newId()]
    const answers = await Promise.all([1, 2].map(() => sites.add(body, program.coordinator, key)))
    const [id] = answers.map(answer => answer.body.id)
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
    expect(await typesOf(id ?? '')).toEqual(['SiteAdded'])
    expect(await sites.shown(id ?? '')).toMatchObject({ status: 'approved', published: true, supervisors: [] })
  })

  test('SITE-022 the same name and department is a duplicate, whatever their case and blanks; another department is not', async () => {
    const name = `Bayview ${newId()}`
    const id = await sites.proposed({ name, department: '' })
    const twice = { name: `  ${name.toUpperCase().replace(' ', '   ')} `, department: ' ' }
    for (const member of [program.coordinator, program.supervisor])
      expect(refusedAs(await sites.add(asked(twice), member))).toEqual([422, 'name site.duplicate'])
    const other = await sites.site({ name, department: 'Adults' })
    expect(refusedAs(await sites.edit(other, asked(twice)))).toEqual([422, 'name site.duplicate'])
    expect((await sites.shown(other)).department).toBe('Adults')
    await sites.reject(id)
    expect(refusedAs(await sites.add(asked(twice)))).toEqual([422, 'name site.duplicate'])
    // Elsewhere it is another one, and who lets a name go leaves it to others.
    expect((await sites.add(asked(twice), program.stranger)).status).toBe(200)
    await sites.edit(id, asked({ name: `Renamed ${newId()}` }))
    expect((await sites.add(asked(twice))).status).toBe(200)
  })

  test('of several at once that have one name, one is added', async () => {
    const body = asked()
    const answers = await Promise.all(Array.from({ length: 4 }, () => sites.add(body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    const { executor } = app.practicum.services
    const { name, department = '' } = body
    const named = siteNameId({ organizationId: program.organizationId, name, department })
    expect((await executor.load(siteNameAggregate, named)).state.heldBy).toBe(
      answers.find(({ status }) => status === 200)?.body.id,
    )
  })

  test('SITE-023 a website has to be a valid address where one is entered', async () => {
    for (const website of ['a website', 'http://bayview.example.org', 'javascript:alert(1)', 'https://'])
      expect(refusedAs(await sites.add(asked({ website })))).toEqual([422, 'website site.website_invalid'])
    for (const website of ['', 'https://bayview.example.org/'])
      expect((await sites.shown(await sites.site({ website }))).website).toBe(website)
    const id = await sites.site()
    expect(refusedAs(await sites.edit(id, asked({ website: 'a website' })))).toEqual([
      422,
      'website site.website_invalid',
    ])
  })

  test('what is wrong with the rest of it is told field by field', async () => {
    const wrong = { state_id: 'CA-BC', zip: '1', office_phone: '12', contact_email: 'dana' }
    expect(codesOf(await sites.add(asked(wrong))).toSorted()).toEqual([
      ...['contact.state_unknown', 'site.email_invalid', 'valid_phone_intl', 'valid_zip'],
    ])
    expect((await sites.add(asked({ name: ' ' }))).status).toBe(422)
  })
})

describe('deciding', () => {
  test('SITE-003 a coordinator approves, publishes and rejects; whoever added it is told', async () => {
    const [good, bad] = [await sites.proposed(), await sites.proposed()]
    for (const again of ['first', 'first', undefined]) {
      const key = again && `${again}-${good}`
      expect((await sites.move(good, 'approve', undefined, key)).status).toBe(200)
      expect((await sites.publish(good, true, key && `${key}-published`)).status).toBe(200)
      expect((await sites.reject(bad, 'It is not licensed.', key && `${key}-rejected`)).status).toBe(200)
    }
    expect(await typesOf(good)).toEqual(['SiteAdded', 'SiteApproved', 'SitePublished'])
    expect(await typesOf(bad)).toEqual(['SiteAdded', 'SiteRejected'])
    expect(await sites.shown(good)).toMatchObject({ status: 'approved', published: true })
    const rejected = { status: 'rejected', rejected_reason: 'It is not licensed.' }
    expect(await sites.shown(bad, program.supervisor)).toMatchObject(rejected)
    await app.caughtUp()
    expect([await sites.sees(program.trainee, good), await sites.sees(program.trainee, bad)]).toEqual([true, false])
    const names = [(await sites.shown(good)).name, (await sites.shown(bad)).name]
    expect(await toldOf(program.supervisor, good, 1)).toEqual([`The site ${names[0]}, which you added, was approved`])
    expect(await toldOf(program.supervisor, bad, 1)).toEqual([
      `The site ${names[1]}, which you added, was not approved`,
    ])
    expect((await sites.reject(await sites.proposed(), ' ')).status).toBe(422)
  })

  test('SITE-016 a site is pending, which is asked for as unapproved too, approved, rejected, on hold, closed or expired', async () => {
    const word = `Standing${newId().slice(-8)}`
    const named = (name: string) => ({ name: `${word} ${name}` })
    const ids = {
      pending: await sites.proposed(named('pending')),
      approved: await sites.site(named('approved')),
      rejected: await sites.proposed(named('rejected')),
      on_hold: await sites.site(named('on_hold')),
      closed: await sites.site(named('closed')),
      expired: await sites.site(named('expired')),
    }
    await sites.reject(ids.rejected)
    await sites.move(ids.on_hold, 'hold')
    await sites.move(ids.closed, 'close')
    await sites.expire(ids.expired, addDays(today, -1))
    await sites.expire(ids.approved, today)
    await sites.expire(ids.on_hold, addDays(today, -1))
    for (const [status, id] of Object.entries(ids)) {
      expect((await sites.shown(id)).status).toBe(status)
      expect((await sites.listed(program.coordinator, { search: word, status })).map(one => one.id)).toEqual([id])
    }
    const unapproved = await sites.listed(program.coordinator, { search: word, status: 'unapproved' })
    expect(unapproved.map(one => one.id)).toEqual([ids.pending])
    const filter = JSON.stringify({ status: ['expired', 'pending'], q: word })
    const { body } = await program.coordinator.browser.read(listSites.path, { query: { filter, range: '[0,9]' } })
    expect((body as readonly SiteView[]).map(one => one.id).toSorted()).toEqual([ids.expired, ids.pending].toSorted())
    await sites.expire(ids.expired, null)
    expect((await sites.shown(ids.expired)).status).toBe('approved')
  })

  test('what is on hold or closed is opened again, and what does not follow from the status is a conflict', async () => {
    const id = await sites.site()
    expect(refusedAs(await sites.reject(id))).toEqual([409, 'site.status_unfit'])
    expect((await sites.move(id, 'close')).status).toBe(200)
    expect(refusedAs(await sites.move(id, 'hold'))).toEqual([409, 'site.status_unfit'])
    expect((await sites.move(id, 'reopen')).status).toBe(200)
    expect((await sites.shown(id)).status).toBe('approved')
  })

  test('trainees and supervisors see what is approved, published and not expired, and supervisors their own besides', async () => {
    const { trainee } = program
    const id = await sites.site()
    await sites.supervise(id, [program.supervisor])
    await app.caughtUp()
    expect(await sites.sees(trainee, id)).toBe(true)
    const steps = [
      () => sites.publish(id, false),
      () => sites.publish(id),
      () => sites.expire(id, addDays(today, -1)),
      () => sites.expire(id, today),
      () => sites.move(id, 'hold'),
      () => sites.move(id, 'reopen'),
    ]
    for (const [index, step] of steps.entries()) {
      expect((await step()).status).toBe(200)
      await app.caughtUp()
      const seen = index % 2 === 1
      expect([await sites.sees(trainee, id), await sites.sees(colleague, id)]).toEqual([seen, seen])
      expect([await sites.sees(program.supervisor, id), await sites.sees(program.faculty, id)]).toEqual([true, true])
    }
  })

  test('supervisors of a site are people who supervise here, and are there no more when they are left out', async () => {
    const id = await sites.site()
    const version = (await sites.supervise(id, [program.supervisor, colleague])).body.version
    const names = async () => (await sites.shown(id)).supervisors.map(one => one.id)
    expect(await names()).toEqual([program.supervisor.userId, colleague.userId])
    expect((await sites.supervise(id, [program.supervisor, colleague])).body.version).toBe(version)
    expect(refusedAs(await sites.supervise(id, [program.faculty]))).toEqual([422, 'supervisors site.supervisor_unfit'])
    expect(refusedAs(await sites.supervise(id, [program.stranger]))).toEqual([422, 'supervisors person.not_available'])
    expect(codesOf(await sites.supervise(id, [colleague], version - 1))).toEqual(['version_conflict'])
    expect((await sites.supervise(id, [colleague], version)).status).toBe(200)
    expect(await names()).toEqual([colleague.userId])
  })

  test('a site has supervisors, a status, a published flag, an expiration date, an accepting flag and a creator', async () => {
    const id = await sites.proposed({ accepting_trainees: false })
    await sites.expire(id, '2030-08-31')
    expect(await sites.shown(id)).toMatchObject({
      ...{ status: 'pending', published: false, expiration_date: '2030-08-31', accepting_trainees: false },
      ...{ creator: { id: program.supervisor.userId }, supervisors: [{ id: program.supervisor.userId }] },
    })
  })

  test('a newer version is a conflict, for edits and for decisions', async () => {
    const [id, key] = [await sites.proposed(), newId()]
    const body = { ...asked({ name: `Edited ${newId()}` }), version: 0 }
    for (const again of [key, key]) expect((await sites.edit(id, body, again)).body.version).toBe(1)
    expect((await sites.edit(id, { ...body, version: 1 })).body.version).toBe(1)
    expect([(await sites.edit(id, body)).status, codesOf(await sites.edit(id, body))]).toEqual([
      409,
      ['version_conflict'],
    ])
    expect(codesOf(await sites.move(id, 'approve', 0))).toEqual(['version_conflict'])
    expect(codesOf(await sites.expire(id, today, 0))).toEqual(['version_conflict'])
    expect((await sites.move(id, 'approve', 1)).status).toBe(200)
  })
})

describe('several at once', () => {
  const errors = ({ body }: Awaited<ReturnType<SiteCalls['batch']>>) => body.results.map(one => one.error?.code ?? null)

  test('each kind of change is made to all of them, and what is so already writes nothing', async () => {
    const ids = [await sites.proposed(), await sites.proposed()]
    const steps = [
      [{ what: 'approve' }, { status: 'approved' }],
      [{ what: 'publish', published: true }, { published: true }],
      [{ what: 'accept', accepting_trainees: false }, { accepting_trainees: false }],
      [{ what: 'expire', expiration_date: '2030-08-31' }, { expiration_date: '2030-08-31' }],
      [{ what: 'hold' }, { status: 'on_hold' }],
      [{ what: 'reopen' }, { status: 'approved' }],
      [{ what: 'close' }, { status: 'closed' }],
      [{ what: 'publish', published: false }, { published: false }],
      [{ what: 'expire', expiration_date: null }, { expiration_date: null }],
    ] as const
    for (const [index, [change, shown]] of steps.entries()) {
      const results = ids.map(id => ({ id, done: true, version: index + 1, error: null }))
      for (const _time of ['first', 'again'])
        expect(await sites.batch(ids, change)).toMatchObject({ status: 200, body: { results } })
      expect(await Promise.all(ids.map(id => sites.shown(id)))).toMatchObject([shown, shown])
    }
    // The rest of it, the contact too, is as it was.
    expect(await sites.shown(ids[0] ?? '')).toMatchObject({ city: 'San Rafael', contact_name: 'Dana Whitlock' })
  })

  test('each is answered for itself: what is refused, foreign or unknown leaves the others as they went', async () => {
    const [good, pending, foreign] = [
      await sites.site(),
      await sites.proposed(),
      await sites.site({}, program.stranger),
    ]
    const answer = await sites.batch([pending, good, foreign, newId(), good], { what: 'hold' })
    expect(answer.status).toBe(200)
    expect(errors(answer)).toEqual(['site.status_unfit', null, 'not_found', 'not_found'])
    const [, , ofForeign, ofUnknown] = answer.body.results
    expect({ ...ofForeign, id: '' }).toEqual({ ...ofUnknown, id: '' })
    expect((await sites.shown(good)).status).toBe('on_hold')
    expect(await typesOf(foreign)).toEqual(['SiteAdded'])
    expect((await sites.batch([good], { what: 'approve' })).body.results[0]).toMatchObject({
      done: false,
      version: null,
    })
  })

  test('the same call is carried out once, whatever happened to them since', async () => {
    const [ids, key] = [[await sites.site(), await sites.site()], newId()]
    const first = await sites.batch(ids, { what: 'hold' }, { key })
    for (const id of ids) await sites.move(id, 'reopen')
    const again = await sites.batch(ids, { what: 'hold' }, { key })
    expect([errors(first), errors(again)]).toEqual([
      [null, null],
      [null, null],
    ])
    for (const id of ids) expect(await typesOf(id)).toEqual(['SiteAdded', 'SiteHeld', 'SiteReopened'])
  })

  test('SITE-009 coordinators alone change several, and 200 at most', async () => {
    const { supervisor, faculty, trainee, admin, stranger } = program
    const id = await sites.proposed()
    await app.caughtUp()
    for (const by of [supervisor, faculty, trainee, admin])
      expect((await sites.batch([id], { what: 'approve' }, { by })).status).toBe(403)
    expect(errors(await sites.batch([id], { what: 'approve' }, { by: stranger }))).toEqual(['not_found'])
    expect(await typesOf(id)).toEqual(['SiteAdded'])
    for (const ids of [[], Array.from({ length: 201 }, () => newId())])
      expect((await sites.batch(ids, { what: 'approve' })).status).toBe(422)
    expect(errors(await sites.batch([id], { what: 'approve' }))).toEqual([null])
  })
})

describe('deleting', () => {
  test('one without placements is deleted once, and its name is free', async () => {
    const body = asked()
    const [id, key] = [(await sites.add(body)).body.id, newId()]
    for (const again of [key, key]) expect((await sites.remove(id, again)).status).toBe(200)
    expect((await sites.remove(id)).status).toBe(404)
    expect((await sites.look(program.coordinator, id)).status).toBe(404)
    expect(await typesOf(id)).toEqual(['SiteAdded', 'SiteDeleted'])
    expect((await sites.add(body)).status).toBe(200)
  })

  test('SITE-021 one that has placements is not deleted, and a placement goes on to say where it is', async () => {
    const placing = await newPlacing(app, program)
    await app.caughtUp()
    const { name } = await sites.shown(placing.siteId)
    const id = unwrapOrThrow(await openAt(app, program, placing))
    expect(refusedAs(await sites.remove(placing.siteId))).toEqual([409, 'site.has_placements'])
    await sites.move(placing.siteId, 'close')
    await app.caughtUp()
    expect(await sites.sees(program.trainee, placing.siteId)).toBe(false)
    const { body } = await program.trainee.browser.get(getPlacement, { params: { id } })
    expect(body.supervision_site).toEqual({ id: placing.siteId, name })
    expect((await sites.shown(placing.siteId)).has_placements).toBe(true)
  })

  test('a placement that is opened while its site is deleted is not left without one', async () => {
    for (let round = 0; round < 6; round++) {
      const placing = await newPlacing(app, program)
      await app.caughtUp()
      const [opened, removed] = await Promise.all([openAt(app, program, placing), sites.remove(placing.siteId)])
      expect([isRefusal(opened), removed.status]).toEqual(isRefusal(opened) ? [true, 200] : [false, 409])
    }
  })
})

test('a site of a log from before it had more than a name is approved, and is not deleted', async () => {
  const [id, { organizationId }] = [newId(), program]
  const { store, codec } = app.practicum
  const data = { siteId: id, organizationId, name: `Listed ${id}`, county: 'Marin', published: true }
  const draft = { id: newId(), event: { type: 'SiteListed', data }, meta: systemContext(newId(), new Date()).meta }
  await store.append(`site-${id}`, await codec.encode(`site-${id}`, [draft]), 'none')
  await app.caughtUp()
  expect(await sites.shown(id)).toMatchObject({ name: data.name, status: 'approved', country_code: '', creator: null })
  expect(refusedAs(await sites.remove(id))).toEqual([409, 'site.has_placements'])
  const accept = { what: 'accept', accepting_trainees: false } as const
  const missing = await sites.batch([id], accept)
  expect(missing.body.results[0]?.error?.code).toBe('site.details_missing')
  // Under the same name as before: from now on nobody else has it.
  const body = { ...asked(), name: data.name, department: '' }
  expect((await sites.edit(id, body)).status).toBe(200)
  expect((await sites.batch([id], accept)).body.results[0]?.done).toBe(true)
  expect(refusedAs(await sites.add(body))).toEqual([422, 'name site.duplicate'])
})

test('a website that is too long as it is kept is refused beside its field, and leaves the name free', async () => {
  const body = asked()
  for (const website of [`bayview.example.org/${'a'.repeat(478)}`, `https://bayview.example.org/${'é'.repeat(300)}`])
    expect(refusedAs(await sites.add({ ...body, website }))).toEqual([422, 'website site.website_invalid'])
  expect((await sites.add(body)).status).toBe(200)
})
