// Who answers a request is known before it is read: by method and path.
import { allRows } from '@practicum/shared/contract/all'
import { partOf, partOfRequest } from './parts'

test('a load balancer in front sends every row to the process that has it', () => {
  const wrong = allRows.filter(row => partOfRequest(row.method, row.path) !== partOf(row))
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('pages and the heads of answers are for the queries, what nobody knows by another method for the commands', () => {
  expect(partOfRequest('GET', '/tasks')).toBe('queries')
  expect(partOfRequest('HEAD', '/')).toBe('queries')
  expect(partOfRequest('OPTIONS', '/api/tasks')).toBe('commands')
})
