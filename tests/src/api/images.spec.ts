// Images over the whole API: sent, made upright and bare, set, shown to those who see the person, replaced, and forgotten.
import { history } from '@practicum/shared/features/audit/history.contract'
import {
  dismissProfileImagePrompt,
  removeOrganizationLogo,
  removeProfileImage,
  setOrganizationLogo,
  setProfileImage,
} from '@practicum/shared/features/images/images.contract'
import { getMeeting } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { waitingRoom } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { getOrganization } from '@practicum/shared/features/organizations/organizations.contract'
import { getPerson } from '@practicum/shared/features/people/person-card.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import sharp from 'sharp'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf, refusedAs } from './harness/browser'
import { erased } from './harness/erasing'
import { eventually } from './harness/eventually'
import { ownImage, photograph, sendImage } from './harness/images'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'
import { send } from './harness/sending'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const me = async ({ browser }: Member) => (await browser.get(currentUser)).body
const load = ({ browser }: { readonly browser: Browser }, path: string | null) => browser.load(path ?? '/nothing')
const person = () => enrol(app, { role: 'trainee', organizationId: program.organizationId })

/** Answers the id of the file. */
async function sent(member: Member, bytes?: Buffer): Promise<string> {
  const uuid = newId()
  expect(await sendImage(member, { uuid, bytes: bytes ?? (await photograph()) })).toMatchObject({ status: 200 })
  return uuid
}

/** Keys of everything that is kept below an id. */
async function keysUnder(id: string): Promise<readonly string[]> {
  const { keys } = await app.practicum.objects.keptBefore(new Date(Date.now() + 60_000))
  return keys.filter(key => key.startsWith(`${id}/`))
}

const isEmptyUnder = (id: string) =>
  eventually(
    () => keysUnder(id),
    keys => keys.length === 0,
  )

describe('an image of oneself', () => {
  test('PROFILE-003 it is sent, set by a PUT of its uuid, and answered with uuid, url and id; POSITION-004 it stands with the current user', async () => {
    const trainee = await person()
    expect(await me(trainee)).toMatchObject({
      ...{ profile_image_url: null, profile_image_uuid: null, profile_image_id: null, profile_image_prompt: true },
    })
    const uuid = await sent(trainee)
    const body = { uuid, cdnUrl: 'https://elsewhere.example/me.jpg' }
    const answer = await trainee.browser.do(setProfileImage, { body })
    expect(answer).toMatchObject({ status: 200 })
    const { id, url } = answer.body
    expect(answer.body).toEqual({ profile_image_uuid: uuid, url: `/api/images/profile/${id}`, id })
    expect(await me(trainee)).toMatchObject({
      ...{ profile_image_url: url, profile_image_uuid: uuid, profile_image_id: id, profile_image_prompt: false },
    })
    const again = await trainee.browser.do(setProfileImage, { body })
    expect(again).toMatchObject({ status: 200, body: answer.body })
  })

  test('it is a square, upright, and says nothing of where it was taken', async () => {
    const trainee = await person()
    const original = await photograph({ width: 900, height: 600, orientation: 6 })
    expect(await sharp(original).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
    const { body } = await trainee.browser.do(setProfileImage, { body: { uuid: await sent(trainee, original) } })
    const { status, bytes, headers } = await load(trainee, body.url)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    const { width, height, format, orientation, exif } = await sharp(bytes).metadata()
    expect({ width, height, format, orientation, exif }).toEqual({ width: 512, height: 512, format: 'webp' })
    // Turned: what lay above stands to the right.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const redAt = (x: number, y: number): boolean => {
      const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * info.channels)
      return red > blue
    }
    expect([redAt(500, 256), redAt(12, 256)]).toEqual([true, false])
  })

  test('what it was made of is kept no longer', async () => {
    const trainee = await person()
    const id = await ownImage(trainee)
    const kept = await eventually(
      () => keysUnder(trainee.userId),
      keys => keys.length === 1,
    )
    expect(kept).toEqual([`${trainee.userId}/profile-${id}`])
  })

  test('a trainee without the HIPAA course sends one, and no document', async () => {
    const trainee = await enrol(app, { role: 'trainee', organizationId: program.organizationId, hipaa: false })
    expect(codesOf(await send(trainee))).toEqual(['attachment.hipaa_required'])
    expect((await trainee.browser.do(setProfileImage, { body: { uuid: await sent(trainee) } })).status).toBe(200)
  })

  test('those who see the person see it, nobody else; the same one is not sent twice', async () => {
    const trainee = await person()
    await ownImage(trainee)
    const { profile_image_url: url } = await me(trainee)
    await app.caughtUp()
    expect((await program.faculty.browser.get(getPerson, { params: { id: trainee.userId } })).body).toMatchObject({
      profile_image_url: url,
    })
    const shown = await load(program.faculty, url)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    const known = { 'if-none-match': shown.headers.get('etag') ?? '' }
    expect((await program.faculty.browser.load(url ?? '', known)).status).toBe(304)
    expect((await load(program.admin, url)).status).toBe(200)
    expect((await load(program.stranger, url)).status).toBe(404)
    expect((await load({ browser: app.visitor() }, url)).status).toBe(401)
  })

  test('another one replaces it, and without one nothing of it is kept', async () => {
    const trainee = await person()
    const first = await ownImage(trainee)
    const second = await ownImage(trainee)
    expect((await load(trainee, `/api/images/profile/${first}`)).status).toBe(404)
    expect((await load(trainee, `/api/images/profile/${second}`)).status).toBe(200)
    expect(await trainee.browser.do(removeProfileImage)).toMatchObject({ status: 200, body: {} })
    expect(await trainee.browser.do(removeProfileImage)).toMatchObject({ status: 200, body: {} })
    expect(await me(trainee)).toMatchObject({ profile_image_url: null, profile_image_prompt: true })
    await isEmptyUnder(trainee.userId)
  })

  test('PROFILE-002 who wants to be asked no more is asked no more', async () => {
    const trainee = await person()
    for (const _time of [1, 2])
      expect(await trainee.browser.do(dismissProfileImagePrompt)).toMatchObject({ status: 200, body: {} })
    expect(await me(trainee)).toMatchObject({ profile_image_url: null, profile_image_prompt: false })
  })

  test('it goes with whoever is erased', async () => {
    const trainee = await person()
    const id = await ownImage(trainee)
    await erased(app, trainee.userId)
    await app.caughtUp()
    await isEmptyUnder(trainee.userId)
    expect((await load(program.admin, `/api/images/profile/${id}`)).status).toBe(404)
  })
})

describe('what cannot be one', () => {
  test('a document, a file that is none, one of somebody else, and one that was never sent', async () => {
    const trainee = await person()
    const document = await sendImage(trainee, { bytes: '%PDF-1.7', filename: 'proof.pdf' })
    expect(refusedAs(document)).toEqual([422, 'filename upload.type_refused'])
    const disguised = await sendImage(trainee, { bytes: '%PDF-1.7', filename: 'me.jpg' })
    expect(refusedAs(disguised)).toEqual([422, 'filename upload.type_refused'])
    const set = async (uuid: string) => refusedAs(await trainee.browser.do(setProfileImage, { body: { uuid } }))
    const unknown = [422, 'uuid upload.unknown']
    expect(await set(newId())).toEqual(unknown)
    expect(await set(await sent(program.faculty))).toEqual(unknown)
    const papers = newId()
    expect((await send(trainee, { uuid: papers })).status).toBe(200)
    expect(await set(papers)).toEqual(unknown)
    expect(await me(trainee)).toMatchObject({ profile_image_url: null })
  })

  test('one that is cut off is refused, and the one before stays', async () => {
    const trainee = await person()
    const id = await ownImage(trainee)
    const whole = await photograph({ width: 2000, height: 2000 })
    const uuid = await sent(trainee, whole.subarray(0, whole.length / 2))
    const answer = await trainee.browser.do(setProfileImage, { body: { uuid } })
    expect(refusedAs(answer)).toEqual([422, 'uuid image.unreadable'])
    expect(await me(trainee)).toMatchObject({ profile_image_id: id })
  })
})

describe('a logo', () => {
  const params = () => ({ params: { id: program.organizationId } })
  const details = async () => (await program.coordinator.browser.get(getOrganization, params())).body

  test('SCOPE-001 whoever looks after an organization gives it one, and all of its people have it with its name', async () => {
    const { version } = await details()
    const body = { uuid: await sent(program.coordinator, await photograph({ width: 1600, height: 300 })), version }
    const given = await program.coordinator.browser.do(setOrganizationLogo, { ...params(), body })
    expect(given).toMatchObject({ status: 200, body: { id: program.organizationId } })
    const again = await program.coordinator.browser.do(setOrganizationLogo, { ...params(), body })
    expect(again).toMatchObject({ status: 200, body: given.body })
    const { logo_image_url: url, name } = await details()
    expect((await me(program.trainee)).current_position.organization).toMatchObject({ name, logo_image_url: url })
    const { status, bytes } = await load({ browser: app.visitor() }, url)
    expect(status).toBe(200)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 150 })
    const late = { uuid: await sent(program.coordinator), version }
    const conflict = await program.coordinator.browser.do(setOrganizationLogo, { ...params(), body: late })
    expect(refusedAs(conflict)).toEqual([409, 'version_conflict'])
    expect(await details()).toMatchObject({ logo_image_url: url })
    // Under the address of another organization there is nothing.
    const elsewhere = url?.replace(program.organizationId, program.stranger.organizationId) ?? null
    expect((await load(program.coordinator, elsewhere)).status).toBe(404)
  })

  test('guests see it where they wait, as it is now', async () => {
    const { supervisor, trainee, coordinator } = program
    const plan = { title: 'Site visit', schedule_type: 1 as const, start_at: null, duration: 50 }
    const { id } = (await supervisor.browser.do(createMeeting, { body: { ...plan, users: [trainee.picked] } })).body
    await app.caughtUp()
    const { guest_url } = (await supervisor.browser.get(getMeeting, { params: { id } })).body
    const code = guest_url?.split('/').at(-1) ?? ''
    const seen = async () => (await app.visitor().get(waitingRoom, { params: { code } })).body.invited_by
    const { version } = await details()
    const body = { uuid: await sent(coordinator), version }
    await coordinator.browser.do(setOrganizationLogo, { ...params(), body })
    const { logo_image_url: url } = await details()
    expect(await seen()).toMatchObject({ host: 'Simone Okafor', logo_image_url: url })
    expect((await load({ browser: app.visitor() }, url)).status).toBe(200)
    await coordinator.browser.do(removeOrganizationLogo, params())
    expect(await seen()).toMatchObject({ logo_image_url: null })
  })

  test('of two who save the same one at once, whoever is refused takes no bytes away', async () => {
    const { version } = await details()
    const body = { uuid: await sent(program.coordinator), version }
    const save = () => program.coordinator.browser.do(setOrganizationLogo, { ...params(), body })
    const statuses = (await Promise.all([save(), save()])).map(({ status }) => status)
    expect(statuses).toContain(200)
    const { logo_image_url: url } = await details()
    expect((await load(program.coordinator, url)).status).toBe(200)
  })

  test('others do not, and without one nothing of it is kept', async () => {
    for (const member of [program.trainee, program.stranger]) {
      const answer = await member.browser.do(setOrganizationLogo, { ...params(), body: { uuid: await sent(member) } })
      expect(answer.status).toBe(member === program.trainee ? 403 : 404)
    }
    const uuid = await sent(program.coordinator)
    expect((await program.coordinator.browser.do(setOrganizationLogo, { ...params(), body: { uuid } })).status).toBe(
      200,
    )
    const removed = await program.coordinator.browser.do(removeOrganizationLogo, params())
    expect(removed).toMatchObject({ status: 200 })
    expect(await program.coordinator.browser.do(removeOrganizationLogo, params())).toMatchObject({ body: removed.body })
    expect(await details()).toMatchObject({ logo_image_url: null })
    await isEmptyUnder(program.organizationId)
    const told = (
      await program.coordinator.browser.get(history, { params: { subject: 'organization', ...params().params } })
    ).body
    expect(JSON.stringify(told)).toContain('OrganizationLogoChanged')
  })
})

test('bytes that no event knows of are deleted after a day, those of images that somebody has are not', async () => {
  const trainee = await person()
  await ownImage(trainee)
  await eventually(
    () => keysUnder(trainee.userId),
    keys => keys.length === 1,
  )
  const [kept] = await keysUnder(trainee.userId)
  const lost = `${trainee.userId}/profile-${newId()}`
  await app.practicum.objects.put(lost, once('left by a crash'), 100)
  const later = new Date(Date.now() + 30 * 3_600_000)
  await runSchedule(app, 'discard-unclaimed-uploads', later)
  expect(await keysUnder(trainee.userId)).toEqual([kept])
})

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text)
}
