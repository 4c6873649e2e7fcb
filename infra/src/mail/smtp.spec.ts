// Mail over SMTP, spoken with a real server: what arrives, and what each way of failing means for the mail.

import { startMailServer, type TestMailServer } from '@practicum/tests/setup/mail-server'
import { generate } from 'selfsigned'
import sharp from 'sharp'
import { mailedPicture } from '../pictures/mailed'
import { parseSmtpUrl } from './location'
import type { OutgoingMail } from './port'
import { smtpMailer } from './smtp'

const mail: OutgoingMail = {
  id: '0192f0c0-0000-7000-8000-0000000000d1',
  to: { name: 'Ana Ruiz', address: 'ana@harbor.test' },
  fromName: 'Harbor University',
  subject: 'Nächste Sitzung – ¿cuándo?',
  text: 'Plain text\n\n.\n\nafter a single dot',
  html: '<p>Hello</p>',
}

const open: TestMailServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function serverOf(options?: Parameters<typeof startMailServer>[0]): Promise<TestMailServer> {
  const server = await startMailServer(options)
  open.push(server)
  return server
}

const mailerTo = ({ port }: Pick<TestMailServer, 'port'>, url = 'smtp://127.0.0.1', patience = {}) => {
  const server = parseSmtpUrl(`${url}:${port}?tls=false`)
  if (!server) throw new Error('no address')
  return smtpMailer({ ...server, from: 'no-reply@practicum.test' }, patience)
}

test('it arrives as it was written, with an id that is the same for every try', async () => {
  const server = await serverOf()
  expect(await mailerTo(server).send(mail)).toEqual({ kind: 'sent' })
  const [got] = server.received
  expect(got?.messageId).toBe(`<${mail.id}@practicum.test>`)
  expect(got?.from?.text).toBe('"Harbor University" <no-reply@practicum.test>')
  expect([got?.to].flat().map(to => to?.text)).toEqual(['"Ana Ruiz" <ana@harbor.test>'])
  expect(got?.subject).toBe(mail.subject)
  expect(got?.text?.trim()).toBe(mail.text)
  expect(got?.html).toContain('<p>Hello</p>')
  expect(got?.headers.get('auto-submitted')).toBe('auto-generated')
})

test('a picture travels within it, beside the document that shows it and not as a file', async () => {
  const server = await serverOf()
  const mark = { create: { width: 800, height: 200, channels: 4, background: '#2b6f6a' } } as const
  const { png } = await mailedPicture(await sharp(mark).webp().toBuffer(), { width: 200, height: 40 })
  const pictures = [{ cid: 'mark@practicum', filename: 'logo.png', png }]
  const html = '<p><img src="cid:mark@practicum" alt="Harbor"></p>'
  expect(await mailerTo(server).send({ ...mail, html, pictures })).toEqual({ kind: 'sent' })
  expect(await mailerTo(server).send(mail)).toEqual({ kind: 'sent' })
  const [got, without] = server.received
  expect(got?.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' })
  expect(got?.text?.trim()).toBe(mail.text)
  expect(got?.attachments).toEqual([
    expect.objectContaining({
      ...{ type: 'attachment', related: true, cid: 'mark@practicum', filename: 'logo.png' },
      ...{ contentType: 'image/png', contentDisposition: 'inline' },
    }),
  ])
  const { content } = got?.attachments[0] ?? {}
  expect(content?.equals(png)).toBe(true)
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 320, height: 80 })
  // The parser puts in place of the name what it stands for.
  expect(got?.html).toContain(`<img src="data:image/png;base64,${content?.toString('base64')}" alt="Harbor">`)
  expect(without?.attachments).toEqual([])
})

test('it names the page on which such mails are turned off, where there is one', async () => {
  const server = await serverOf()
  const unsubscribeAt = 'https://practicum.test/account#account-notifications'
  await mailerTo(server).send(mail)
  await mailerTo(server).send({ ...mail, unsubscribeAt })
  const lines = server.received.map(
    ({ headerLines }) => headerLines.find(({ key }) => key === 'list-unsubscribe')?.line,
  )
  expect(lines).toEqual([undefined, expect.stringMatching(/^List-Unsubscribe:\s+<https:\S+#account-notifications>$/)])
})

test('a name that holds line breaks adds no header and no recipient', async () => {
  const server = await serverOf()
  const name = 'Ana\r\nBcc: everybody@harbor.test'
  await mailerTo(server).send({ ...mail, to: { ...mail.to, name }, subject: 'A\r\nX-Evil: 1', fromName: name })
  const [got] = server.received
  expect(got?.headers.has('bcc')).toBe(false)
  expect(got?.headers.has('x-evil')).toBe(false)
  expect(got?.subject).toMatch(/^A\s+X-Evil: 1$/)
})

test.each([
  [451, 'deferred'],
  [552, 'rejected'],
  [550, 'rejected'],
])('a server that answers %i: %s, in its words', async (code, kind) => {
  const server = await serverOf()
  server.refuse(code)
  const outcome = await mailerTo(server).send(mail)
  expect(outcome).toEqual({ kind, reason: expect.stringContaining('not now, or not here') })
  expect(server.received).toEqual([])
})

test('a connection that breaks once the text is handed over leaves unknown whether it was taken', async () => {
  const server = await serverOf()
  server.refuse('hang up')
  expect(await mailerTo(server).send(mail)).toMatchObject({ kind: 'unconfirmed' })
})

test('a server that falls silent before it has the text is one to try again', async () => {
  const server = await serverOf({ onMailFrom: () => undefined })
  expect(await mailerTo(server, undefined, { socketTimeout: 300 }).send(mail)).toMatchObject({ kind: 'deferred' })
})

test('a server that is not there, or lets nobody in, is one to try again', async () => {
  const gone = await serverOf()
  await gone.close()
  open.splice(0)
  expect(await mailerTo(gone).send(mail)).toMatchObject({ kind: 'deferred' })
  const locked = await serverOf({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'me' && password === 'p@ss' ? done(null, { user: 'me' }) : done(new Error('wrong')),
  })
  expect(await mailerTo(locked).send(mail)).toMatchObject({ kind: 'deferred' })
  expect(await mailerTo(locked, 'smtp://me:wrong@127.0.0.1').send(mail)).toMatchObject({ kind: 'deferred' })
  expect(locked.received).toEqual([])
  expect(await mailerTo(locked, 'smtp://me:p%40ss@127.0.0.1').send(mail)).toEqual({ kind: 'sent' })
})

test('without TLS nothing is said to a server, unless that is asked for', async () => {
  const server = await serverOf()
  const location = { host: '127.0.0.1', port: server.port, secure: false, tls: true, from: 'no-reply@practicum.test' }
  expect(await smtpMailer(location).send(mail)).toMatchObject({ kind: 'deferred' })
  expect(server.received).toEqual([])
})

test('a certificate that nobody vouches for is not believed', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const server = await serverOf({ secure: true, key, cert })
  const location = { host: '127.0.0.1', port: server.port, secure: true, tls: true, from: 'no-reply@practicum.test' }
  expect(await smtpMailer(location).send(mail)).toMatchObject({ kind: 'deferred' })
  expect(server.received).toEqual([])
})

test('an address that is none is refused for good', async () => {
  const server = await serverOf()
  expect(await mailerTo(server).send({ ...mail, to: { name: 'x', address: '' } })).toMatchObject({ kind: 'rejected' })
})

test('addresses of mail servers', () => {
  expect(parseSmtpUrl('smtp://mail.test')).toEqual({ host: 'mail.test', port: 587, secure: false, tls: true })
  expect(parseSmtpUrl('smtps://me:p%40ss@mail.test')).toEqual({
    ...{ host: 'mail.test', port: 465, secure: true, tls: true },
    ...{ user: 'me', password: 'p@ss' },
  })
  expect(parseSmtpUrl('smtp://mail.test:25?tls=false')).toMatchObject({ port: 25, tls: false })
  for (const wrong of ['http://mail.test', 'mail.test', 'smtp://', 'smtp://mail.test/path'])
    expect(parseSmtpUrl(wrong)).toBeUndefined()
})
