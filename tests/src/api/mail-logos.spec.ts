// The logo of an organization in the mails that are written in its name, over the whole API with a real mail server: within the mail, its own, and as it is now.
import { systemContext } from '@practicum/command-service/execution/context'
import { mailAggregate } from '@practicum/command-service/features/mails/mails.aggregate'
import { asStream } from '@practicum/infra/objects/port'
import { createLog } from '@practicum/infra/observe/log'
import { removeOrganizationLogo, setOrganizationLogo } from '@practicum/shared/features/images/images.contract'
import {
  getMail,
  listMails,
  type MailDetails,
  type MailView,
  mailTemplates,
} from '@practicum/shared/features/mails/mails.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { ParsedMail } from 'mailparser'
import sharp from 'sharp'
import { startMailServer, type TestMailServer } from '../setup/mail-server'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { sendImage } from './harness/images'
import { enrol, foundOrganization, type Member } from './harness/program'

let server: TestMailServer
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const mail = { host: '127.0.0.1', port: server.port, secure: false, tls: false, from: 'no-reply@practicum.test' }
  app = await startApp({ settings: { mail }, log: createLog('silent') })
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

const now = () => systemContext(newId(), new Date())

/** Somebody who looks after an organization of their own. */
async function coordinator(): Promise<Member> {
  return enrol(app, { role: 'coordinator', organizationId: await foundOrganization(app) })
}

const GREEN = [11, 92, 74] as const
const RED = [160, 48, 32] as const

/** Of one colour, on nothing. */
async function give(member: Member, [r, g, b]: readonly [number, number, number], width = 800): Promise<void> {
  const uuid = newId()
  const mark = sharp({ create: { width, height: 200, channels: 4, background: { r, g, b, alpha: 1 } } })
  const bytes = await mark
    .extend({ right: 200, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  expect(await sendImage(member, { uuid, bytes, filename: 'logo.png' })).toMatchObject({ status: 200 })
  const params = { id: member.organizationId }
  expect(await member.browser.do(setOrganizationLogo, { params, body: { uuid } })).toMatchObject({ status: 200 })
}

/** Where the bytes of the present logo are. */
async function logoKey({ organizationId }: Member): Promise<string> {
  const { keys } = await app.practicum.objects.keptBefore(new Date(Date.now() + 60_000))
  return keys.find(key => key.startsWith(`${organizationId}/logo-`)) ?? ''
}

const arrived = ({ email }: Pick<Member, 'email'>) =>
  server.received.filter(({ to }) => [to].flat().some(one => one?.text.includes(email)))

/** Writes somebody a mail; answers it as it arrives. */
async function mailTo(member: Member, more: object = {}): Promise<ParsedMail> {
  const before = arrived(member).length
  const written = { kind: 'user.sign_in_lock_lifted', userId: member.userId, cause: newId(), ...more }
  await app.practicum.services.mail.put(written, now())
  const mails = await eventually(
    async () => arrived(member),
    ({ length }) => length > before,
  )
  return mails.at(-1) as ParsedMail
}

/** What a mail carries: its size, the colour at its left, and whether one sees through its right; null: nothing. */
async function carried({ attachments, html }: ParsedMail) {
  const [logo, ...more] = attachments
  expect(more).toEqual([])
  if (!logo) {
    expect(html).not.toContain('<img')
    return null
  }
  expect(logo).toMatchObject({ contentType: 'image/png', related: true, contentDisposition: 'inline' })
  const { format, width = 0, height } = await sharp(logo.content).metadata()
  const { data } = await sharp(logo.content).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => [...data.subarray(x * 4, x * 4 + 4)]
  return { format, width, height, left: nearest(at(4)), opaqueRight: at(width - 4)[3] }
}

/** WebP changes colours a little. */
const nearest = ([red = 0, green = 0]: readonly number[]) => (red > green ? 'red' : 'green')

test('a mail in the name of an organization carries its logo, never that of another, and none where there is none', async () => {
  const [harbor, bayview, plain] = [await coordinator(), await coordinator(), await coordinator()]
  await give(harbor, GREEN)
  await give(bayview, RED, 400)
  const ofHarbor = await mailTo(harbor)
  expect(await carried(ofHarbor)).toEqual({ format: 'png', width: 400, height: 80, left: 'green', opaqueRight: 0 })
  expect(await carried(await mailTo(bayview))).toMatchObject({ width: 240, height: 80, left: 'red' })
  expect(await carried(await mailTo(plain))).toBeNull()
  // As wide as it is shown, and called as the organization is: some see no pictures.
  const name = ofHarbor.from?.text.match(/Organization .{4}/)?.[0]
  expect(ofHarbor.html).toContain(`alt="${name}" width="200" height="40"`)
  expect(ofHarbor.html).not.toMatch(/src="(?!data:image\/png)/)
  expect(ofHarbor.text).toContain(`-- \n${name}`)
})

test('it is of the organization as whom it is written, wherever its addressee is, and of none in the name of the platform', async () => {
  const [harbor, bayview] = [await coordinator(), await coordinator()]
  await give(harbor, GREEN)
  await give(bayview, RED)
  const { organizationId } = harbor
  const to = { email: bayview.email, firstName: 'Nadia', name: 'Nadia Okoye', language: undefined, organizationId }
  expect(await carried(await mailTo(bayview, { to }))).toMatchObject({ left: 'green' })
  const nobody = { ...bayview, email: `${newId()}@practicum.test`, userId: newId() }
  const ofPlatform = { ...to, email: nobody.email, organizationId: undefined }
  expect(await carried(await mailTo(nobody, { to: ofPlatform }))).toBeNull()
})

test('it is the logo of now: another one after it was replaced, none after it was removed', async () => {
  const harbor = await coordinator()
  await give(harbor, GREEN)
  expect(await carried(await mailTo(harbor))).toMatchObject({ left: 'green' })
  await give(harbor, RED)
  expect(await carried(await mailTo(harbor))).toMatchObject({ left: 'red' })
  await harbor.browser.do(removeOrganizationLogo, { params: { id: harbor.organizationId } })
  expect(await carried(await mailTo(harbor))).toBeNull()
})

test('one that cannot be read, or is gone, holds no mail back', async () => {
  const [broken, gone] = [await coordinator(), await coordinator()]
  for (const member of [broken, gone]) await give(member, GREEN)
  const { objects } = app.practicum
  const bytes = Buffer.from('nothing')
  await objects.put(await logoKey(broken), asStream(bytes), bytes.byteLength)
  await objects.remove(await logoKey(gone))
  expect(await carried(await mailTo(broken))).toBeNull()
  expect(await carried(await mailTo(gone))).toBeNull()
  expect(String((await app.visitor().send('GET', '/metrics')).body)).toMatch(
    /practicum_errors_total\{where="background"\} [1-9]/,
  )
})

test('a mail that was written before organizations were noted by their ids leaves without one', async () => {
  const harbor = await coordinator()
  await give(harbor, GREEN)
  const mailId = newId()
  const { userId, email } = harbor
  const words = {
    kind: 'a.kind',
    language: 'en',
    subject: 'Of before',
    paragraphs: ['Hello'],
    action: null,
    closing: [],
  }
  const organization = { id: null, name: 'Organization of before', accent: null }
  const data = { mailId, userId, to: email, name: 'Ana', organization, expiresAt: null, ...words }
  const command = () => ({ type: 'QueueMail', data }) as const
  await app.practicum.services.executor.execute(mailAggregate, mailId, { command }, now())
  const [mail] = await eventually(
    async () => arrived(harbor),
    ({ length }) => length > 0,
  )
  expect(mail && (await carried(mail))).toBeNull()
  expect(mail?.html).toContain('Organization of before')
})

test('who reads a mail, or a template in the name of an organization, is shown its logo', async () => {
  const harbor = await coordinator()
  await give(harbor, GREEN)
  const trainee = await enrol(app, { role: 'trainee', organizationId: harbor.organizationId })
  await mailTo(trainee)
  const [{ id = '' } = {}] = (await trainee.browser.list<MailView>(listMails)).items
  const shown: MailDetails = (await trainee.browser.get(getMail, { params: { id } })).body
  const url = shown.organization?.logo_image_url ?? ''
  expect(url).toMatch(new RegExp(`^/api/images/logos/${harbor.organizationId}/`))
  expect(await trainee.browser.load(url)).toMatchObject({ status: 200 })
  const admin = await enrol(app, { role: 'admin', organizationId: await foundOrganization(app) })
  const query = { organization_id: harbor.organizationId }
  const { body } = await admin.browser.get(mailTemplates, { query })
  expect(body.organization).toEqual({ name: shown.organization?.name, accent: null, logo_image_url: url })
  await harbor.browser.do(removeOrganizationLogo, { params: { id: harbor.organizationId } })
  const after: MailDetails = (await trainee.browser.get(getMail, { params: { id } })).body
  expect(after.organization).toMatchObject({ name: shown.organization?.name, logo_image_url: null })
})
