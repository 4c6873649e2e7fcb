// The public waiting room: its four states, how it turns by itself, and how a guest enters.

import * as contract from '@practicum/shared/features/live-sessions/waiting-room.contract'
import * as sessions from '@practicum/shared/features/sessions/sessions.contract'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Push } from '../../providers/realtime'
import { SessionProvider } from '../../providers/session'
import { type FakeRoutes, FakeServer, refusal } from '../../testing/fake-server'
import { fakeSession } from '../../testing/fake-session'
import { POLL_MS, type WaitingRoom } from './use-waiting-room'
import WaitingRoomPage, { codeOf } from './WaitingRoomPage'
import * as rows from './waiting-room.rows'

class FakeSocket {
  id: string | undefined
  readonly emitted: unknown[][] = []
  readonly #listeners: { event: string; listener: (value: never) => void }[] = []
  on(event: string, listener: (value: never) => void): void {
    this.#listeners.push({ event, listener })
  }
  emit(event: string, message: { readonly channel: string }): void {
    this.emitted.push([event, message])
    if (event === 'subscribe') this.hear('subscribed', { channel: message.channel })
  }
  connect(): void {}
  disconnect(): void {}
  hear(event: string, value?: unknown): void {
    for (const one of this.#listeners) if (one.event === event) one.listener(value as never)
  }
}
let mockSocket = new FakeSocket()
jest.mock('socket.io-client', () => ({ io: () => mockSocket }))

const ROOM = 'GET /api/meetings/code-1/waiting-room'
const JOIN = 'POST /api/meetings/code-1/guests'
const TICKET = 'POST /broadcasting/auth'
const INVITED_BY = { host: 'Simone Okafor', organization: 'Harbor Clinic', logo_image_url: null }
const room = (state: WaitingRoom['state'], changes: Partial<WaitingRoom> = {}) => ({
  json: {
    state,
    id: null,
    status: null,
    title: state === 'invalid' ? null : 'Group supervision',
    invited_by: state === 'invalid' ? null : INVITED_BY,
    start_at: state === 'invalid' ? null : '2026-12-01T18:00:00.000Z',
    join_url: null,
    dial_in_phone: null,
    dial_in_code: null,
    channel: state === 'invalid' ? null : 'waiting-1',
    ...changes,
  },
})

function visit(routes: FakeRoutes, path = '/join-session/code-1') {
  mockSocket = new FakeSocket()
  const server = new FakeServer({ [TICKET]: { json: { auth: 'ticket' } }, ...routes })
  render(
    <SessionProvider value={fakeSession(server)}>
      <WaitingRoomPage path={path} onEnter={() => undefined} onFirstKey={() => undefined} />
    </SessionProvider>,
  )
  return server
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
async function connect(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
  await act(async () => undefined)
  mockSocket.id = 'socket-1'
  await act(async () => mockSocket.hear('connect'))
}
afterEach(() => window.sessionStorage.clear())

const push: Push = { channel: 'waiting-1', event: 'status-updated', payload: {} }

test.each(Object.entries(rows))("the row %s is the contract's", (name, row) => {
  expect({ ...contract, ...sessions }).toHaveProperty(name, expect.objectContaining(row))
})

test('WAIT-001 the code of the address is optional', async () => {
  expect(codeOf('/join-session/a%20b')).toBe('a b')
  expect(codeOf('/join-session/%')).toBe('')
  const server = visit({}, '/join-session')
  expect(await heading('This session is invalid or has ended')).toBeTruthy()
  expect(server.asked).toEqual([])
})

describe('WAIT-002 exactly one state is shown', () => {
  const HEADINGS = {
    invalid: 'This session is invalid or has ended',
    scheduled: 'The session has not started yet',
    started: 'The session has started',
    ended: 'The session has ended',
  }
  test.each(Object.entries(HEADINGS))('%s', async (state, title) => {
    visit({ [ROOM]: room(state as WaitingRoom['state']) })
    expect(await heading(title)).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.queryByLabelText('Your name') !== null).toBe(state === 'started')
  })
})

test('WAIT-003 ERROR-016 an invalid session points to the link of the email', async () => {
  visit({ [ROOM]: room('invalid') })
  expect(await screen.findByText(/follow the link in the email/)).toBeTruthy()
})

test('ERROR-016 a code the server refuses is an invalid session', async () => {
  visit({ [ROOM]: refusal(422, 'too long') })
  expect(await heading('This session is invalid or has ended')).toBeTruthy()
})

test('WAIT-004 a scheduled session says when it is planned', async () => {
  visit({ [ROOM]: room('scheduled') })
  const planned = await screen.findByText(/Planned for/)
  expect((planned as HTMLTimeElement).dateTime).toBe('2026-12-01T18:00:00.000Z')
})

test('a guest reads who invites, and that the time is their own', async () => {
  visit({ [ROOM]: room('scheduled') })
  expect(await screen.findByText('Simone Okafor of Harbor Clinic invites you.')).toBeTruthy()
  expect(screen.getByText(/^Planned for .*, your time \((?!GMT).+\)\.$/)).toBeTruthy()
})

test('the logo of the organization stands beside it where there is one', async () => {
  const logo_image_url = '/api/organizations/1/logo/2'
  visit({ [ROOM]: room('scheduled', { invited_by: { ...INVITED_BY, logo_image_url } }) })
  const invited = await screen.findByText('Simone Okafor of Harbor Clinic invites you.')
  expect(invited.parentElement?.querySelector('img')?.getAttribute('src')).toBe(logo_image_url)
})

test('whoever never got in is not thanked for coming', async () => {
  visit({ [ROOM]: room('ended') })
  expect(await screen.findByText(/It is over, and can no longer be joined/)).toBeTruthy()
  expect(screen.queryByText(/Thank you/)).toBeNull()
})

test('whoever was there is', async () => {
  window.sessionStorage.setItem('practicum.guest.code-1', 'Jo')
  visit({ [ROOM]: room('ended') })
  expect(await screen.findByText('Thank you for coming.')).toBeTruthy()
  expect(screen.queryByText(/It is over/)).toBeNull()
  window.sessionStorage.clear()
})

test('the dial-in is shown when there is one', async () => {
  visit({ [ROOM]: room('started', { dial_in_phone: '+1 555 0100', dial_in_code: '4711' }) })
  expect((await screen.findByRole('link', { name: '+1 555 0100' })).getAttribute('href')).toBe('tel:+15550100')
  expect(screen.getByText(/4711/)).toBeTruthy()
})

test('without a dial-in nothing is said of one', async () => {
  visit({ [ROOM]: room('started') })
  await heading('The session has started')
  expect(screen.queryByText('Or join by phone')).toBeNull()
})

test('WAIT-007 ERROR-017 an ended session offers a hint for trouble', async () => {
  visit({ [ROOM]: room('ended') })
  expect(await screen.findByText(/Trouble joining\?/)).toBeTruthy()
})

describe('turning by itself', () => {
  test('WAIT-008 a push of its channel, heard with a ticket, reads the room again', async () => {
    const server = visit({ [ROOM]: room('scheduled') })
    await heading('The session has not started yet')
    await connect()
    await waitFor(() => expect(mockSocket.emitted).toEqual([['subscribe', { channel: 'waiting-1', auth: 'ticket' }]]))
    expect(server.calls(TICKET)[0]?.body).toEqual({ channel_name: 'waiting-1', socket_id: 'socket-1' })
    server.answer({ [ROOM]: room('started') })
    await act(async () => mockSocket.hear('event', push))
    expect(await heading('The session has started')).toBeTruthy()
  })

  test('a start between the first reading and the joining of the channel is not missed', async () => {
    const server = visit({ [ROOM]: room('scheduled') })
    await heading('The session has not started yet')
    server.answer({ [ROOM]: room('started') })
    await connect()
    expect(await heading('The session has started')).toBeTruthy()
  })

  describe('without pushes', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const wait = () => act(() => jest.advanceTimersByTimeAsync(POLL_MS))

    test('it asks again every half minute, until pushes arrive and after they have stopped', async () => {
      const server = visit({ [ROOM]: room('scheduled') })
      await act(() => jest.advanceTimersByTimeAsync(0))
      const asked = () => server.calls(ROOM).length
      expect(asked()).toBe(1)
      await wait()
      expect(asked()).toBe(2)
      mockSocket.id = 'socket-1'
      await act(async () => mockSocket.hear('connect'))
      await wait()
      const heard = asked()
      await wait()
      expect(asked()).toBe(heard)
      await act(async () => mockSocket.hear('disconnect', 'transport close'))
      await wait()
      expect(asked()).toBe(heard + 1)
    })

    test('a room that could not be read is told, and read later', async () => {
      const server = visit({ [ROOM]: 'unreachable' })
      await act(() => jest.advanceTimersByTimeAsync(0))
      expect(screen.getByText(/could not be looked up/)).toBeTruthy()
      server.answer({ [ROOM]: room('started') })
      await wait()
      expect(screen.getByRole('heading', { name: 'The session has started' })).toBeTruthy()
      expect(screen.queryByText(/could not be looked up/)).toBeNull()
    })
  })
})

describe('WAIT-005 a guest', () => {
  const enter = async (name: string) => {
    const field = await screen.findByLabelText('Your name')
    if (name !== '') await userEvent.type(field, name)
    await userEvent.click(screen.getByRole('button', { name: 'Join session' }))
  }

  test('needs a name', async () => {
    const server = visit({ [ROOM]: room('started') })
    await enter(' ')
    expect(screen.getByText('Please enter your name.')).toBeTruthy()
    expect(server.calls(JOIN)).toEqual([])
  })

  test('enters under that name, and sees the end', async () => {
    const server = visit({ [ROOM]: room('started'), [JOIN]: { json: { join_url: '/livesessions/1/room' } } })
    await enter(' Dr. Guest ')
    expect(await heading('You are in, Dr. Guest')).toBeTruthy()
    expect(server.calls(JOIN)[0]?.body).toEqual({ name: 'Dr. Guest' })
    await connect()
    server.answer({ [ROOM]: room('ended') })
    await act(async () => mockSocket.hear('event', push))
    expect(await heading('The session has ended')).toBeTruthy()
  })

  test('is still in after a reload, and not let in twice', async () => {
    const routes = { [ROOM]: room('started'), [JOIN]: { json: { join_url: '/livesessions/1/room' } } }
    visit(routes)
    await enter('Dr. Guest')
    await heading('You are in, Dr. Guest')
    cleanup()
    visit(routes)
    expect(await heading('You are in, Dr. Guest')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join session' })).toBeNull()
  })

  test('is told why there is no seat, and keeps what was typed', async () => {
    visit({ [ROOM]: room('started'), [JOIN]: refusal(409, 'at most 50 participants') })
    await enter('Dr. Guest')
    expect((await screen.findByRole('alert')).textContent).toBe('at most 50 participants')
    expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Dr. Guest')
  })
})
