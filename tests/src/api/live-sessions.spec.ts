// Live sessions over the whole API.
import type { ListRow } from '@practicum/shared/contract/row'
import {
  getMeeting,
  listArchivedMeetings,
  listPastMeetings,
  listScheduledMeetings,
  listUpcomingMeetings,
  type MeetingView,
  verifyJoinable,
  verifyStartable,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import {
  archiveMeeting,
  cancelMeeting,
  createMeeting,
  editMeeting,
  endMeeting,
  joinMeeting,
  startMeeting,
} from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { joinAsGuest, waitingRoom } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { broadcastingAuth } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { eachOnce, inRounds } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { seenByLockAlone } from './harness/row-lock'
import { shown } from './harness/shown'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** What one session wrote another sees a moment later. */
const everybodySees = (id: string): Promise<void> => shown(app, `meeting-${id}`, ['meeting', 'waiting_room'])

interface Wanted {
  readonly title?: string
  readonly schedule_type?: 1 | 2
  readonly start_at?: string
  readonly duration?: number
  readonly guest_emails?: string[]
}

const formFor = (others: readonly Member[], more: Wanted = {}) => ({
  title: 'Group supervision',
  schedule_type: 2 as const,
  start_at: hoursFromNow(2),
  duration: 50,
  users: others.map(({ picked }) => picked),
  ...more,
})

async function hold(host: Member, others: readonly Member[], more: Wanted = {}): Promise<string> {
  const answer = await host.browser.do(createMeeting, { body: formFor(others, more) })
  expect(answer).toMatchObject({ status: 200 })
  await everybodySees(answer.body.id)
  return answer.body.id
}

const idsIn = async (row: ListRow, { browser }: Member): Promise<readonly string[]> =>
  (await browser.list<MeetingView>(row, { per_page: '100' })).items.map(({ id }) => id)

async function guestCode(host: Member, id: string): Promise<string> {
  const { body } = await host.browser.get(getMeeting, { params: { id } })
  return body.guest_url?.split('/').at(-1) ?? ''
}

describe('creating', () => {
  test('LIVE-055 a session that is held now has started, for its participants alone', async () => {
    const { supervisor, trainee, otherTrainee, coordinator, stranger } = program
    const id = await hold(supervisor, [trainee], { schedule_type: 1 })
    for (const member of [supervisor, trainee]) {
      const { body } = await member.browser.get(getMeeting, { params: { id } })
      expect(body).toMatchObject({
        status: 'started',
        type: 'live',
        provider: 'built_in',
        join_url: `/livesessions/${id}/room`,
        owner: { name: 'Simone Okafor' },
      })
      expect(body.users.map(user => user.name).sort()).toEqual(['Ana Ruiz', 'Simone Okafor'])
    }
    for (const { browser } of [otherTrainee, coordinator, stranger]) {
      expect((await browser.get(getMeeting, { params: { id } })).status).toBe(404)
    }
  })

  test('the same Idempotency-Key makes one session', async () => {
    const { supervisor, trainee } = program
    const sent = { body: formFor([trainee]), key: newId() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => supervisor.browser.do(createMeeting, sent)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  test.each([
    ['LIVE-034', 'meeting.title_required', { title: ' ' }],
    ['LIVE-037', 'meeting.duration_too_short', { duration: 4 }],
    ['LIVE-038', 'meeting.start_in_past', { start_at: hoursFromNow(-1) }],
    ['LIVE-039', 'meeting.start_too_far', { start_at: hoursFromNow(24 * 170) }],
    ['LIVE-042', 'meeting.guest_duplicate', { guest_emails: ['a@b.test', 'A@B.test'] }],
  ])('%s a wrong form is refused with %s', async (_id, code, wrong) => {
    const { supervisor, trainee } = program
    const answer = await supervisor.browser.do(createMeeting, { body: formFor([trainee], wrong) })
    expect([answer.status, codesOf(answer)]).toEqual([422, [code]])
  })

  test('LIVE-035 LIVE-036 two participants, a date and a time are required', async () => {
    const { browser } = program.supervisor
    expect(codesOf(await browser.do(createMeeting, { body: formFor([]) }))).toEqual(['meeting.participants_required'])
    const { start_at: _absent, ...body } = formFor([program.trainee])
    expect(codesOf(await browser.do(createMeeting, { body }))).toEqual(['meeting.date_required'])
  })

  test('nobody outside the reach of the picker takes part, and the answer does not tell whether they exist', async () => {
    const { trainee, otherTrainee, supervisor, stranger } = program
    const attempts = await Promise.all([
      supervisor.browser.do(createMeeting, { body: formFor([stranger]) }),
      supervisor.browser.do(createMeeting, {
        body: { ...formFor([]), users: [{ id: newId(), position_id: newId() }] },
      }),
      trainee.browser.do(createMeeting, { body: formFor([otherTrainee]) }),
    ])
    expect(attempts.map(codesOf)).toEqual(attempts.map(() => ['person.not_available']))
  })

  test('LIVE-046 LIVE-047 who may not use live sessions neither creates nor joins one', async () => {
    const { organizationId, supervisor } = program
    const here = { role: 'trainee' as const, organizationId }
    const barred = [
      { member: await enrol(app, { ...here, hipaa: false }), code: 'meeting.hipaa_required' },
      { member: await enrol(app, { ...here, accountLimited: true }), code: 'meeting.access_pass_required' },
      { member: await enrol(app, { ...here, liveSessionsAllowed: false }), code: 'meeting.not_allowed' },
    ]
    for (const { member, code } of barred) {
      const id = await hold(supervisor, [member], { schedule_type: 1 })
      const created = await member.browser.do(createMeeting, { body: formFor([supervisor]) })
      const joined = await member.browser.do(joinMeeting, { params: { id } })
      expect([created.status, codesOf(created)]).toEqual([403, [code]])
      expect([joined.status, codesOf(joined)]).toEqual([403, [code]])
      expect((await member.browser.get(verifyJoinable, { params: { id } })).body).toMatchObject({
        joinable: false,
        code,
      })
    }
  })
})

describe('lists', () => {
  test('LIVE-014 LIVE-050 each session is in the lists of its state', async () => {
    const { supervisor, trainee } = program
    const tomorrow = await hold(supervisor, [trainee])
    const later = await hold(supervisor, [trainee], { start_at: hoursFromNow(48) })
    const now = await hold(supervisor, [trainee], { schedule_type: 1 })
    const over = await hold(supervisor, [trainee], { schedule_type: 1 })
    await supervisor.browser.do(endMeeting, { params: { id: over } })
    await everybodySees(over)
    const all = [tomorrow, later, now, over]
    const listed = async (row: ListRow) => {
      const ids = await idsIn(row, trainee)
      return all.map(id => ids.includes(id))
    }
    expect(await listed(listUpcomingMeetings)).toEqual([true, false, true, false])
    expect(await listed(listScheduledMeetings)).toEqual([true, true, false, false])
    expect(await listed(listPastMeetings)).toEqual([false, false, false, true])
    expect(await idsIn(listUpcomingMeetings, program.otherTrainee)).not.toContain(tomorrow)
  })

  test('LIVE-033 REC-009 LIVE-054 a finished session is archived by its host, who alone sees it from then on', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee], { schedule_type: 1 })
    const at = { params: { id } }
    expect(codesOf(await supervisor.browser.do(archiveMeeting, at))).toEqual(['meeting.not_finished'])
    await supervisor.browser.do(endMeeting, at)
    expect(codesOf(await trainee.browser.do(archiveMeeting, at))).toEqual(['meeting.not_host'])
    expect((await supervisor.browser.do(archiveMeeting, at)).status).toBe(200)
    await everybodySees(id)
    expect(await idsIn(listArchivedMeetings, supervisor)).toContain(id)
    expect(await idsIn(listPastMeetings, supervisor)).not.toContain(id)
    expect(await idsIn(listArchivedMeetings, trainee)).not.toContain(id)
    expect((await supervisor.browser.get(getMeeting, { params: { id } })).status).toBe(200)
    expect((await trainee.browser.get(getMeeting, { params: { id } })).status).toBe(404)
    expect(await seenByLockAlone(app, { table: 'meeting', id }, [supervisor, trainee])).toEqual([true, false])
  })

  test('the row-level lock alone hides what the scope of a query would', async () => {
    const { supervisor, trainee, otherTrainee, coordinator, stranger, admin } = program
    const id = await hold(supervisor, [trainee])
    const everybody = [supervisor, trainee, otherTrainee, coordinator, stranger, admin, undefined]
    const seen = await seenByLockAlone(app, { table: 'meeting', id }, everybody)
    expect(seen).toEqual([true, true, false, false, false, false, false])
  })
})

describe('LIVE-031 the course of a session', () => {
  test('LIVE-065 started by its host, joined by its participants, ended for everyone', async () => {
    const { supervisor, trainee, stranger } = program
    const id = await hold(supervisor, [trainee])
    const at = { params: { id } }
    expect(codesOf(await trainee.browser.do(joinMeeting, at))).toEqual(['meeting.not_started'])
    expect((await trainee.browser.get(verifyJoinable, at)).body).toMatchObject({
      joinable: false,
      code: 'meeting.not_started',
      message: 'this live session has not started yet',
    })
    expect((await supervisor.browser.get(verifyStartable, at)).body).toMatchObject({ startable: true, code: null })
    expect((await trainee.browser.get(verifyStartable, at)).body).toMatchObject({ code: 'meeting.not_host' })
    expect((await trainee.browser.do(startMeeting, at)).status).toBe(403)
    expect((await stranger.browser.do(startMeeting, at)).status).toBe(404)
    const started = await supervisor.browser.do(startMeeting, at)
    expect(started.body).toEqual({ id, status: 'started', join_url: `/livesessions/${id}/room` })
    expect(codesOf(await supervisor.browser.do(startMeeting, at))).toEqual(['meeting.already_started'])
    expect((await trainee.browser.do(joinMeeting, at)).body).toMatchObject({ join_url: `/livesessions/${id}/room` })
    expect((await trainee.browser.do(joinMeeting, at)).status).toBe(200)
    await everybodySees(id)
    const { body } = await supervisor.browser.get(getMeeting, at)
    expect(body.joined).toMatchObject([{ person: { name: 'Ana Ruiz' } }])
    expect((await supervisor.browser.do(endMeeting, at)).body).toMatchObject({ status: 'ended', join_url: null })
    expect(codesOf(await trainee.browser.do(joinMeeting, at))).toEqual(['meeting.already_finished'])
  })

  test('the same Idempotency-Key starts once and answers the same', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee])
    const sent = { params: { id }, key: newId() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => supervisor.browser.do(startMeeting, sent)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { events } = await app.practicum.store.readStream(`meeting-${id}`)
    expect(events.map(({ type }) => type)).toEqual(['MeetingCreated', 'MeetingStarted'])
  })

  test('of starting and canceling one wins', () =>
    inRounds({ what: 'starting against canceling a session, races', short: 20, whole: 200 }, async rounds => {
      const { supervisor, trainee } = program
      const counts: number[] = []
      for (let round = 0; round < rounds; round++) {
        const { body } = await supervisor.browser.do(createMeeting, { body: formFor([trainee]) })
        const answers = await Promise.all([
          supervisor.browser.do(startMeeting, { params: { id: body.id } }),
          supervisor.browser.do(cancelMeeting, { params: { id: body.id } }),
        ])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
        const { events } = await app.practicum.store.readStream(`meeting-${body.id}`)
        counts.push(events.filter(({ type }) => type !== 'MeetingCreated').length)
      }
      return eachOnce(counts)
    }))

  test('LIVE-057 LIVE-032 the host cancels what has not started', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee])
    expect((await trainee.browser.do(cancelMeeting, { params: { id } })).status).toBe(403)
    expect((await supervisor.browser.do(cancelMeeting, { params: { id } })).status).toBe(200)
    expect(codesOf(await supervisor.browser.do(startMeeting, { params: { id } }))).toEqual(['meeting.already_finished'])
  })

  test('LIVE-056 LIVE-045 the host edits it, stays in it, and a stale version is a conflict that names both', async () => {
    const { supervisor, trainee, otherTrainee } = program
    const id = await hold(supervisor, [trainee])
    const edit = (users: readonly Member[], more: object = {}) =>
      supervisor.browser.do(editMeeting, { params: { id }, body: { ...formFor(users), ...more } })
    expect(codesOf(await edit([trainee, otherTrainee]))).toEqual(['meeting.host_required'])
    const edited = await edit([supervisor, trainee, otherTrainee], { title: 'Moved', version: 0 })
    expect(edited.body).toEqual({ id, version: 1 })
    await everybodySees(id)
    expect((await otherTrainee.browser.get(getMeeting, { params: { id } })).body).toMatchObject({ title: 'Moved' })
    const stale = await edit([supervisor, trainee], { title: 'Moved again', version: 0 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ errors: [{ code: 'version_conflict', data: { expected: 0, actual: 1 } }] })
    const body = { ...formFor([supervisor, trainee]) }
    expect((await trainee.browser.do(editMeeting, { params: { id }, body })).status).toBe(403)
    expect((await program.stranger.browser.do(editMeeting, { params: { id }, body })).status).toBe(404)
  })
})

test('what an edit leaves out stays as it was', async () => {
  const { supervisor, trainee, otherTrainee } = program
  const id = await hold(supervisor, [trainee, otherTrainee], { guest_emails: ['guest@clinic.test'] })
  await supervisor.browser.do(editMeeting, { params: { id }, body: { audio_only: true, duration: 25 } })
  await everybodySees(id)
  const shown = async () => (await supervisor.browser.get(getMeeting, { params: { id } })).body
  const before = await shown()
  const edited = await supervisor.browser.do(editMeeting, { params: { id }, body: { title: 'Only the title' } })
  expect(edited.body).toEqual({ id, version: 2 })
  await everybodySees(id)
  const after = await shown()
  expect({ ...after, updated_at: before.updated_at }).toEqual({ ...before, title: 'Only the title', version: 2 })
  expect(before).toMatchObject({ audio_only: true, duration: 25, guest_emails: ['guest@clinic.test'] })
})

describe('WAIT-001 the waiting room', () => {
  test('WAIT-002 WAIT-009 WAIT-010 whoever holds the code sees where the session stands and who invites, and nothing else of anybody', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee], { guest_emails: ['guest@clinic.test'] })
    const code = await guestCode(supervisor, id)
    const visitor = app.visitor()
    const look = async () => (await visitor.get(waitingRoom, { params: { code } })).body
    expect(await look()).toMatchObject({
      state: 'scheduled',
      id,
      title: 'Group supervision',
      invited_by: { host: 'Simone Okafor', organization: expect.stringMatching(/\w/) },
      join_url: null,
    })
    await supervisor.browser.do(startMeeting, { params: { id } })
    await everybodySees(id)
    expect(await look()).toMatchObject({
      state: 'started',
      status: 'started',
      join_url: `/livesessions/${id}/room`,
      dial_in_phone: null,
      dial_in_code: null,
      channel: expect.stringMatching(/^waiting-[\w-]{22}$/),
    })
    await supervisor.browser.do(endMeeting, { params: { id } })
    await everybodySees(id)
    const ended = await look()
    expect(ended).toMatchObject({ state: 'ended', join_url: null })
    expect(JSON.stringify(ended)).not.toMatch(/Ruiz|clinic\.test/)
    expect((await visitor.get(waitingRoom, { params: { code: 'no-such-code' } })).body.invited_by).toBeNull()
  })

  test('WAIT-003 an unknown code, an id in its place and a canceled session are invalid', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee])
    const code = await guestCode(supervisor, id)
    await supervisor.browser.do(cancelMeeting, { params: { id } })
    await everybodySees(id)
    const visitor = app.visitor()
    const rooms = await Promise.all(
      [code, id, 'no-such-code'].map(one => visitor.get(waitingRoom, { params: { code: one } })),
    )
    for (const { status, body } of rooms) {
      expect(status).toBe(200)
      expect(new Set(Object.values(body))).toEqual(new Set(['invalid', null]))
    }
  })

  test('WAIT-008 its channel is granted to whoever holds its token, and to nobody else', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee])
    const visitor = app.visitor()
    await visitor.freshToken()
    const { body } = await visitor.get(waitingRoom, { params: { code: await guestCode(supervisor, id) } })
    const listen = (channel_name: string) =>
      visitor.do(broadcastingAuth, { body: { channel_name, socket_id: 'a-socket-of-a-guest' } })
    expect((await listen(body.channel ?? '')).status).toBe(200)
    expect((await listen(`waiting-${id}`)).status).toBe(403)
    expect((await listen(`waiting-${await guestCode(supervisor, id)}`)).status).toBe(403)
  })

  test('the link for guests and their addresses are shown to the host only', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee], { guest_emails: ['guest@clinic.test'] })
    const hosts = await supervisor.browser.get(getMeeting, { params: { id } })
    const others = await trainee.browser.get(getMeeting, { params: { id } })
    expect(hosts.body).toMatchObject({
      guest_emails: ['guest@clinic.test'],
      guest_url: expect.stringMatching(/^\/join-session\/[\w-]{22}$/),
    })
    expect(others.body).toMatchObject({ guest_emails: [], guest_url: null })
  })

  test('TELE-001 WAIT-005 SCOPE-015 a guest without an account enters a started session by its code, under a name', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee])
    const code = await guestCode(supervisor, id)
    const visitor = app.visitor()
    await visitor.freshToken()
    const enter = (name: string, with_: string = code) =>
      visitor.do(joinAsGuest, { params: { code: with_ }, body: { name } })
    expect(codesOf(await enter('Dr. Guest'))).toEqual(['meeting.not_started'])
    await supervisor.browser.do(startMeeting, { params: { id } })
    expect((await enter('Dr. Guest')).body).toEqual({ join_url: `/livesessions/${id}/room` })
    expect((await enter('Dr. Guest')).status).toBe(200)
    await everybodySees(id)
    const { body } = await supervisor.browser.get(getMeeting, { params: { id } })
    expect(body.guests).toMatchObject([{ name: 'Dr. Guest (guest)' }])
    await supervisor.browser.do(endMeeting, { params: { id } })
    const [late, unknown] = [await enter('Late'), await enter('Late', 'no-such-code')]
    expect([late.status, unknown.status]).toEqual([404, 404])
    expect(late.body).toEqual(unknown.body)
  })

  test('of many guests at once only as many enter as there are seats', async () => {
    const { supervisor, trainee } = program
    const id = await hold(supervisor, [trainee], { schedule_type: 1 })
    const code = await guestCode(supervisor, id)
    const visitor = app.visitor()
    await visitor.freshToken()
    const statuses: number[] = []
    for (let wave = 0; wave < 14; wave++) {
      const names = [0, 1, 2, 3].map(index => `Guest ${wave} ${index}`)
      const answers = names.map(name => visitor.do(joinAsGuest, { params: { code }, body: { name } }))
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status))
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(48)
    expect(statuses.filter(status => status === 409)).toHaveLength(8)
  })
})
