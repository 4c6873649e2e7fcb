// What the first screen asks before it is drawn.
import type { Role } from '@practicum/shared/access/roles'
import { createApi } from '../providers/api'
import { createDataProvider } from '../providers/data-provider'
import { meOf } from '../providers/me'
import { createQueryClient } from '../providers/query-client'
import { FakeServer } from '../testing/fake-server'
import { aUser } from '../testing/fixtures'
import { askAhead } from './asks'
import { routesOf } from './feature'
import { features, resources } from './features'
import { ruleOf } from './routes'

async function askedBy(role: Role, at: string) {
  const server = new FakeServer({})
  const nothing = () => undefined
  const api = createApi({ transport: server.transport, onSignedOut: nothing, onIdentityChanged: nothing })
  const client = createQueryClient()
  const route = ruleOf(routesOf(features), at)
  if (!route) throw new Error(`Nothing stands at ${at}.`)
  const dataProvider = createDataProvider(api, resources)
  await askAhead(route, { api, client, dataProvider, features, me: meOf(aUser(role)) })
  client.clear()
  return server.asked.map(({ path }) => path)
}

const OF_ALL = ['/api/tasks', '/api/meetings/upcoming']

test.each([
  ['coordinator', ['/api/dashboard/counts', '/api/dashboard/coordinator', ...OF_ALL, '/api/placements']],
  ['trainee', ['/api/dashboard/counts', '/api/dashboard/trainee', ...OF_ALL]],
] as const)('of the dashboard of a %s: the numbers, what the role has, and what waits today', async (role, asked) => {
  expect(await askedBy(role, '/dashboard')).toEqual(asked)
})

test('of another dashboard, and of a screen that is not for this person, nothing', async () => {
  expect(await askedBy('admin', '/dashboard')).toEqual([])
  expect(await askedBy('trainee', '/admin/dashboard')).toEqual([])
})

test('of a screen that says nothing of the kind, nothing', async () => {
  expect(await askedBy('coordinator', '/tasks')).toEqual([])
})
