// What comes back of mails, over SMTP: only what is addressed to one of ours is taken, and only that one has failed is told.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { eventually } from '@practicum/tests/api/harness/eventually'
import { bring, reportOf, VACATION } from '@practicum/tests/setup/bounces'
import { freePort } from '../config/free-port'
import { failureIn } from './delivery-status'
import { ReturnPaths } from './return-path'
import { listenForReturns, type Returns } from './returns'

const DOMAIN = 'bounces.practicum.test'
const MAIL = '0192f0c0-0000-7000-8000-0000000000d1'
const key = (id: string) => ({ id, bytes: randomBytes(32) })
const current = key('now')
const paths = new ReturnPaths({ current, previous: undefined }, DOMAIN)
const address = paths.addressOf(MAIL)

describe('the address of a mail', () => {
  test('is in lower case, fits, and names the mail, however whoever answers writes it', () => {
    expect(address).toMatch(/^bounces\+[0-9a-f]{32}\.[0-9a-f]{20}@bounces\.practicum\.test$/)
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    expect(paths.mailOf(address)).toBe(MAIL)
    expect(paths.mailOf(address.toUpperCase())).toBe(MAIL)
    expect(new ReturnPaths({ current, previous: undefined }, DOMAIN.toUpperCase()).addressOf(MAIL)).toBe(address)
  })

  test('is made by nobody else, and known after its key was replaced', () => {
    const replaced = new ReturnPaths({ current: key('next'), previous: current }, DOMAIN)
    expect(replaced.mailOf(address)).toBe(MAIL)
    expect(new ReturnPaths({ current: key('other'), previous: undefined }, DOMAIN).mailOf(address)).toBeUndefined()
    const other = address.replace('d1.', 'd2.')
    const wrong = [
      other,
      address.replace('bounces+', ''),
      address.replace(DOMAIN, 'harbor.test'),
      `x${address}`,
      '',
      '@',
    ]
    expect(wrong.map(one => paths.mailOf(one))).toEqual(wrong.map(() => undefined))
  })
})

describe('a report', () => {
  test('of a mail that has failed says why, for good or after long tries', () => {
    expect(failureIn(Buffer.from(reportOf()))).toBe('5.1.1')
    expect(failureIn(Buffer.from(reportOf({ status: '4.4.7 (too long)' })))).toBe('4.4.7')
    expect(failureIn(Buffer.from(reportOf({ action: 'Failed', status: 'what' })))).toBe('5.0.0')
    expect(failureIn(Buffer.from(reportOf().replaceAll('\r\n', '\n')))).toBe('5.1.1')
  })

  test.each(['delayed', 'relayed', 'delivered', 'expanded', 'failedish'])('of one that was %s says nothing', action => {
    expect(failureIn(Buffer.from(reportOf({ action })))).toBeUndefined()
  })

  test('is found below what a list has put around it, and in other encodings', () => {
    const [head = '', ...rest] = reportOf().split('\r\n\r\n')
    const type = /Content-Type: multipart\/report[\s\S]*/.exec(head)?.[0] ?? ''
    const inner = [type, ...rest].join('\r\n\r\n')
    const around = `Content-Type: multipart/mixed; boundary=around\r\n\r\n--around\r\n${inner}\r\n--around--\r\n`
    expect(failureIn(Buffer.from(around))).toBe('5.1.1')
    const fields = 'Reporting-MTA: dns; mx.test\r\n\r\nAction: failed\r\nStatus: 5.2.2\r\n'
    const encoded = (encoding: string, body: string) =>
      `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n--b--\r\n`
    expect(failureIn(Buffer.from(encoded('base64', Buffer.from(fields).toString('base64'))))).toBe('5.2.2')
    expect(failureIn(Buffer.from(encoded('quoted-printable', fields.replace('failed', 'f=61i=\r\nled'))))).toBe('5.2.2')
  })

  test('is not what people answer, nor what is quoted in a mail, nor nothing', () => {
    const quoted = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\n${reportOf()}\r\n--b--\r\n`
    const endless =
      'Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: multipart/mixed; boundary=b\r\n'
    for (const none of [VACATION, quoted, endless, 'Action: failed\r\nStatus: 5.1.1', '', '\r\n', ':'])
      expect(failureIn(Buffer.from(none))).toBeUndefined()
  })
})

describe('who listens', () => {
  const told: [string, string][] = []
  const errors: unknown[] = []
  let note = async (): Promise<void> => undefined
  let returns: Returns
  const listen = (port: number) =>
    listenForReturns({
      ...{ host: '127.0.0.1', port, paths },
      async onFailure(mailId, code) {
        await note()
        told.push([mailId, code])
      },
      onError: error => void errors.push(error),
    })
  beforeAll(async () => {
    returns = await listen(0)
  })
  afterAll(() => returns.close())
  beforeEach(() => {
    told.length = 0
    errors.length = 0
    note = async () => undefined
  })
  const brought = (message: string, to: string | string[] = address, from?: string) =>
    bring(returns.port ?? 0, to, message, from)

  test('is told what failed, from nobody or anybody', async () => {
    expect(await brought(reportOf())).toBe(250)
    expect(await brought(reportOf({ status: '4.4.7' }), address.toUpperCase(), 'postmaster@mx.test')).toBe(250)
    expect(told).toEqual([
      [MAIL, '5.1.1'],
      [MAIL, '4.4.7'],
    ])
  })

  test('takes nothing for anybody else: no forged signature, no mailbox, nothing to hand on', async () => {
    const forged = address.replace(/\.[0-9a-f]{20}@/, `.${'0'.repeat(20)}@`)
    for (const to of [forged, `postmaster@${DOMAIN}`, 'ana@harbor.test', `bounces@${DOMAIN}`])
      expect(await brought(reportOf(), to)).toBe(550)
    expect(told).toEqual([])
  })

  test('takes what says nothing of a failure, and tells nobody', async () => {
    for (const none of [VACATION, reportOf({ action: 'delayed', status: '4.4.1' })])
      expect(await brought(none)).toBe(250)
    expect(told).toEqual([])
  })

  test('reads of a message of two MiB its beginning', async () => {
    const line = `${'x'.repeat(76)}\r\n`
    expect(await brought(reportOf({ text: line.repeat(27_000) }))).toBe(250)
    expect(told).toEqual([[MAIL, '5.1.1']])
    const late = reportOf().replace('This is a MIME-encapsulated message.', line.repeat(27_000))
    expect(await brought(late)).toBe(250)
    expect(told).toHaveLength(1)
  })

  test('asks to come again where it could not be noted', async () => {
    note = () => Promise.reject(new Error('the database is away'))
    expect(await brought(reportOf())).toBe(451)
    expect(errors).toMatchObject([{ message: 'the database is away' }])
    note = async () => undefined
    expect(await brought(reportOf())).toBe(250)
    expect(told).toHaveLength(1)
  })

  /** Has said so much, and waits; with what was answered last. */
  async function begun(...lines: readonly string[]): Promise<{ readonly socket: Socket; readonly code: string }> {
    const socket = connect(returns.port ?? 0, '127.0.0.1').on('error', () => undefined)
    const answer = async () => String((await once(socket, 'data'))[0]).slice(0, 3)
    let code = await answer()
    for (const line of lines) {
      socket.write(`${line}\r\n`)
      code = await answer()
    }
    return { socket, code }
  }

  test('tells nobody of who hangs up in the middle of a message', async () => {
    const { socket, code } = await begun('EHLO mx.test', 'MAIL FROM:<>', `RCPT TO:<${address}>`, 'DATA')
    expect(code).toBe('354')
    socket.write(reportOf().slice(0, 600))
    socket.destroy()
    expect(await brought(reportOf())).toBe(250)
    expect([told, errors]).toEqual([[[MAIL, '5.1.1']], []])
  })

  test('hears three at once from one address, and another once one of them has gone', async () => {
    const another = () => eventually(begun, ({ code }) => code === '220')
    const [first, second, third] = [await another(), await another(), await another()]
    expect((await begun()).code).toBe('421')
    first.socket.destroy()
    for (const { socket } of [second, third, await another()]) socket.destroy()
  })

  test('that its port is taken is told once, and stops nothing', async () => {
    const second = await listen(returns.port ?? 0)
    expect(second.port).toBeUndefined()
    expect(errors).toMatchObject([{ code: 'EADDRINUSE' }])
    await second.close()
    const free = await freePort()
    const third = await listen(free)
    expect(third.port).toBe(free)
    await third.close()
  })
})
