// The smaller parts between screens and server: words, addresses, lists, pushes, freshness, keys of intents.

import * as sessions from '@practicum/shared/features/sessions/sessions.contract'
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import * as twoFactor from '@practicum/shared/features/two-factor/two-factor.contract'
import { inWords, wordsIn } from '@practicum/shared/kernel/own-words'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { FakeServer, listOf } from '../testing/fake-server'
import { fakeSession } from '../testing/fake-session'
import { aTask, idOf } from '../testing/fixtures'
import { ApiFailure } from './api-failure'
import { isOwnPath } from './browser'
import { createDataProvider } from './data-provider'
import { csrfToken, currentUser, initialState, passSecondStep, signIn } from './first-rows'
import { concerns, createFreshness, featuresOf } from './freshness'
import { worthRetrying } from './query-client'
import { createRealtime, type Push, type Socket } from './realtime'
import { urlOf } from './urls'
import { IntentKeys } from './use-intent'
import { messagesInWords } from './words'

const firstRows = { csrfToken, currentUser, initialState, signIn, passSecondStep }
test.each(Object.entries(firstRows))("the first row %s is the contract's", (name, row) => {
  expect({ ...sessions, ...twoFactor }).toHaveProperty(name, expect.objectContaining(row))
})

describe('words of the organization', () => {
  const words = { trainee: { one: 'resident', many: 'residents' } }

  test("texts use the organization's words, one and many, with their capitals", () => {
    expect(inWords('{Trainee+} of this {trainee}', words)).toBe('Residents of this resident')
  })

  test('placeholders of the translation are left alone and unknown words stay readable', () => {
    expect(inWords('%{trainee} at the {supervision_site}', words)).toBe('%{trainee} at the supervision site')
  })

  test('a site is called so for short, or as the organization calls it', () => {
    const own = { supervision_site: { one: 'agency', many: 'agencies' } }
    const plain = { supervision_site: { one: 'supervision site', many: 'supervision sites' } }
    const said = [own, plain, {}].map(words => inWords('{Site+} beside a {site}', wordsIn(words)))
    expect(said).toEqual(['Agencies beside an agency', 'Sites beside a site', 'Sites beside a site'])
  })

  test.each([
    ['MFT trainee', 'an'],
    ['PhD intern', 'a'],
    ['university', 'a'],
    ['uninsured client', 'an'],
    ['European fellow', 'a'],
    ['hour', 'a'],
  ])('an indefinite article goes by how “%s” sounds, as far as letters tell', (one, article) => {
    const words = wordsIn({ trainee: { one, many: one } })
    expect(inWords('a {trainee}', words)).toBe(`${article} ${one}`)
  })

  test('what an organization typed is no name of the language it is written in', () => {
    const odd = { trainee: { one: 'Constructor', many: 'Constructors' } }
    expect(inWords('{Trainee+}', wordsIn(odd, {}))).toBe('Constructors')
  })

  test('what stands before a word fits it', () => {
    const own = { trainee: { one: 'intern', many: 'interns' }, assistant: { one: 'teaching assistant', many: 'TAs' } }
    const text = 'A {trainee} has an {assistant}; two {trainee+} with a %{name}'
    expect(inWords(text, wordsIn(own))).toBe('An intern has a teaching assistant; two interns with a %{name}')
  })

  test('every message of a tree is spoken in them', () => {
    expect(messagesInWords({ menu: { people: 'My {trainee+}' } }, words)).toEqual({ menu: { people: 'My residents' } })
  })
})

test('addresses carry parameters safely and repeat the key of an array', () => {
  expect(urlOf('/api/tasks/:id', { id: 'a/b' }, { roles: ['trainee', 'faculty'], search: undefined })).toBe(
    '/api/tasks/a%2Fb?roles=trainee&roles=faculty',
  )
})

test.each([
  ['/tasks', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
])('%s is of this site: %s', (uri, own) => expect(isOwnPath(uri)).toBe(own))

describe('lists', () => {
  const listing = () => {
    const server = new FakeServer({
      'GET /api/tasks': listOf([aTask()], 41),
      [`GET /api/tasks/${idOf(1)}`]: { json: aTask() },
    })
    return { server, provider: createDataProvider(fakeSession(server).api, { tasks: { list: listTasks } }) }
  }

  test('a list is asked at the path of its row, with range, sort and filter, and counts by Content-Range', async () => {
    const { server, provider } = listing()
    const result = await provider.getList('tasks', {
      pagination: { page: 2, perPage: 20 },
      sort: { field: 'due_date', order: 'ASC' },
      filter: { type: 'assigned' },
    })
    const [asked] = server.calls('GET /api/tasks')
    expect(result.total).toBe(41)
    expect(asked?.query.get('range')).toBe('[20,39]')
    expect(asked?.query.get('sort')).toBe('["due_date","ASC"]')
    expect(asked?.query.get('filter')).toBe('{"type":"assigned"}')
  })

  test('changes do not go through lists', async () => {
    await expect(listing().provider.delete('tasks', { id: idOf(1) })).rejects.toThrow('intents')
  })

  test('a resource without a row is a mistake of the program', async () => {
    await expect(listing().provider.getOne('unicorns', { id: idOf(1) })).rejects.toThrow('unicorns')
  })
})

describe('freshness', () => {
  const query = (resource: string, alsoOn?: readonly string[]) => ({
    queryKey: [resource, 'getList'],
    meta: alsoOn ? { alsoOn } : undefined,
  })

  test('exactly the queries of the named features are old', () => {
    const features = new Set(['tasks'])
    expect(concerns(query('tasks'), features)).toBe(true)
    expect(concerns(query('tasks/archived'), features)).toBe(true)
    expect(concerns(query('dashboards', ['tasks']), features)).toBe(true)
    expect(concerns(query('placements'), features)).toBe(false)
  })

  test('pushes of one moment become one refetch', () => {
    jest.useFakeTimers()
    const client = new QueryClient()
    const invalidate = jest.spyOn(client, 'invalidateQueries').mockResolvedValue()
    const freshness = createFreshness(client)
    freshness.touched(['tasks'])
    freshness.touched(['placements', 'tasks'])
    jest.runAllTimers()
    expect(invalidate).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  test('what touches a first load that is under way has it fetched once more', async () => {
    const client = new QueryClient()
    const answers: ((answer: string) => void)[] = []
    const queryFn = () => new Promise<string>(resolve => void answers.push(resolve))
    const observer = new QueryObserver(client, { queryKey: ['dashboards'], queryFn })
    const leave = observer.subscribe(() => undefined)
    createFreshness(client).allTouched()
    answers[0]?.('before')
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.('after')
    await waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
    leave()
  })

  test('a payload that names nothing touches nothing', () => {
    expect(featuresOf({ resources: ['tasks', 3] })).toEqual(['tasks'])
    expect(featuresOf({})).toEqual([])
  })
})

describe('realtime', () => {
  const listening = () => {
    const on = new Map<string, (push: never) => void>()
    const emit = jest.fn()
    const connect = jest.fn()
    const socket: Socket = {
      id: 's1',
      on: (event: string, hear: (push: never) => void) => on.set(event, hear),
      emit,
      connect,
      disconnect: jest.fn(),
    }
    const onGap = jest.fn()
    const authorize = jest.fn(async () => 'ticket')
    const realtime = createRealtime({ socket, authorize, onGap })
    const fire = (event: string, push?: Push | string) => on.get(event)?.(push as never)
    return { realtime, emit, connect, onGap, authorize, fire }
  }

  test('REALTIME-005 RT3-001 a channel is joined with a ticket', async () => {
    const { realtime, emit, authorize } = listening()
    realtime.listen('private-own', () => undefined)
    await Promise.resolve()
    expect(authorize).toHaveBeenCalledWith('private-own', 's1')
    expect(emit).toHaveBeenCalledWith('subscribe', { channel: 'private-own', auth: 'ticket' })
  })

  test('after a break every channel is joined again and the gap is told', async () => {
    const { realtime, onGap, authorize, fire } = listening()
    realtime.listen('deploy', () => undefined)
    fire('connect')
    expect(onGap).not.toHaveBeenCalled()
    authorize.mockClear()
    fire('connect')
    expect(authorize).toHaveBeenCalledWith('deploy', 's1')
    expect(onGap).toHaveBeenCalledTimes(1)
  })

  test('a channel that is not joined is asked for again, and what was missed meanwhile is read; one that is joined is not', () => {
    jest.useFakeTimers()
    const { realtime, authorize, onGap, fire } = listening()
    realtime.listen('private-own', () => undefined)
    realtime.listen('presence', () => undefined)
    fire('subscribed', { channel: 'private-own' } as Push)
    jest.advanceTimersByTime(9_999)
    expect(authorize).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(1)
    expect(authorize.mock.calls.slice(2)).toEqual([['presence', 's1']])
    expect(onGap).not.toHaveBeenCalled()
    fire('subscribed', { channel: 'presence' } as Push)
    expect(onGap).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(3_600_000)
    expect(authorize).toHaveBeenCalledTimes(3)
    jest.useRealTimers()
  })

  test('what is asked for in vain is asked for ever more seldom, and not after one has stopped listening', () => {
    jest.useFakeTimers()
    const { realtime, authorize } = listening()
    authorize.mockRejectedValue(new Error('refused'))
    const stop = realtime.listen('presence', () => undefined)
    jest.advanceTimersByTime(70_000)
    expect(authorize).toHaveBeenCalledTimes(4)
    stop()
    jest.advanceTimersByTime(3_600_000)
    expect(authorize).toHaveBeenCalledTimes(4)
    jest.useRealTimers()
  })

  test('sent away by the server, one comes back', () => {
    jest.useFakeTimers()
    const { connect, fire } = listening()
    fire('disconnect', 'transport close')
    jest.runAllTimers()
    expect(connect).not.toHaveBeenCalled()
    fire('disconnect', 'io server disconnect')
    jest.runAllTimers()
    expect(connect).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  test('a push is heard on its own channel only, until one stops listening', () => {
    const { realtime, emit, fire } = listening()
    const heard = jest.fn()
    const stop = realtime.listen('lockout', heard)
    fire('event', { channel: 'deploy', event: 'completed', payload: {} })
    fire('event', { channel: 'lockout', event: 'started', payload: { message: 'x' } })
    stop()
    fire('event', { channel: 'lockout', event: 'started', payload: {} })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(emit).toHaveBeenCalledWith('unsubscribe', { channel: 'lockout' })
  })
})

describe('keys of intents', () => {
  const failed = (kind: 'answered' | 'unreachable', status: number) => new ApiFailure({ kind, status, endpoint: 'x' })

  test('the same intent keeps its key while its outcome is open', () => {
    const keys = new IntentKeys()
    const first = keys.keyOf({ body: 1 })
    keys.failed(failed('unreachable', 0))
    expect(keys.keyOf({ body: 1 })).toBe(first)
    keys.failed(failed('answered', 503))
    expect(keys.keyOf({ body: 1 })).toBe(first)
  })

  test('a refusal settles it, and another intent has another key', () => {
    const keys = new IntentKeys()
    const first = keys.keyOf({ body: 1 })
    expect(keys.keyOf({ body: 2 })).not.toBe(first)
    const second = keys.keyOf({ body: 2 })
    keys.failed(failed('answered', 422))
    expect(keys.keyOf({ body: 2 })).not.toBe(second)
  })

  test('only an unreachable or catching-up server is asked again', () => {
    expect(worthRetrying(0, failed('answered', 503))).toBe(true)
    expect(worthRetrying(0, failed('unreachable', 0))).toBe(true)
    expect(worthRetrying(2, failed('unreachable', 0))).toBe(false)
    expect(worthRetrying(0, failed('answered', 403))).toBe(false)
  })
})
