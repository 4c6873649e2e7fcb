// From one person's click to another's open browser, while thousands of browsers are open.
import { io, type Socket } from 'socket.io-client'
import { request } from 'undici'
import type { Contestant } from './contestant'
import { percentiles } from './load'
import type { Bench } from './measurement'
import { commanding, reading, type SignedIn, signIn } from './sessions'

const SOCKETS = 2000
/** Sockets are opened so many at a time. */
const TOGETHER = 50
const CLICKS = 200
const PAUSE_MS = 25
const GIVE_UP_MS = 10_000

export interface Clicks {
  readonly sockets: number
  readonly p50: number
  readonly p99: number
}

/** Answers how long it took from sending the command to the push. Rejects when one never came. */
export async function clicks({ services, set }: Bench, urls: Contestant['urls']): Promise<Clicks> {
  const creator = await signIn(services, set.faculty[0] ?? never())
  const trainees = await Promise.all(set.trainees.slice(0, SOCKETS).map(trainee => signIn(services, trainee)))
  const sockets: Socket[] = []
  try {
    for (let from = 0; from < SOCKETS; from += TOGETHER) {
      const group = Array.from({ length: TOGETHER }, (_, index) => from + index)
      sockets.push(
        ...(await Promise.all(group.map(index => listening(trainees[index % trainees.length], urls, index)))),
      )
    }
    const times: number[] = []
    for (let click = 0; click < CLICKS; click++) {
      const at = (click * 37) % sockets.length
      times.push(await clickToPush(urls, creator, { trainee: trainees[at % trainees.length], socket: sockets[at] }))
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
    return { sockets: sockets.length, ...percentiles(times) }
  } finally {
    for (const socket of sockets) socket.disconnect()
  }
}

function never(): never {
  throw new Error('the load set has nobody')
}

const turn = (urls: readonly string[], index: number): string => urls[index % urls.length] ?? ''

/** Of one open browser, on the private channel of its session. */
async function listening(who: SignedIn = never(), urls: Contestant['urls'], index: number): Promise<Socket> {
  const socket = io(turn(urls.reads, index), { transports: ['websocket'], forceNew: true, reconnection: false })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const { channel } = await asked(turn(urls.reads, index), reading(who, '/api/users/current'))
  const body = { channel_name: channel, socket_id: socket.id }
  const { auth } = await asked(turn(urls.commands, index), commanding(who, '/broadcasting/auth', body))
  const joined = new Promise<void>(resolve => socket.once('subscribed', () => resolve()))
  socket.emit('subscribe', { channel, auth })
  await joined
  return socket
}

async function clickToPush(
  urls: Contestant['urls'],
  creator: SignedIn,
  {
    trainee = never(),
    socket = never(),
  }: { readonly trainee: SignedIn | undefined; readonly socket: Socket | undefined },
): Promise<number> {
  const pushed = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a push never came')), GIVE_UP_MS)
    const hear = ({ event }: { readonly event: string }): void => {
      if (event !== 'TaskCreated') return
      clearTimeout(timer)
      socket.off('event', hear)
      resolve()
    }
    socket.on('event', hear)
  })
  const { userId: id, positionId: position_id } = trainee.person
  const start = performance.now()
  const body = { description: 'Read the new guideline', assignee: { id, position_id } }
  await asked(turn(urls.commands, Math.round(start)), commanding(creator, '/api/tasks', body))
  await pushed
  return performance.now() - start
}

async function asked(url: string, ask: ReturnType<typeof reading>): Promise<Record<string, string>> {
  const { path, ...options } = ask
  const { statusCode, body } = await request(`${url}${path}`, options)
  const answer = await body.text()
  if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}: ${answer}`)
  return JSON.parse(answer)
}
