// What an answer showed is noted whole, however much it was.
import { countsOf } from '@practicum/shared/contract/list-counts'
import type { Row } from '@practicum/shared/contract/row'
import { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access } from '../access-trail/trail'
import type { Exchange, HttpServices } from './pipeline'
import { noteAnswer } from './trail'

const exchange = {
  request: { params: {} },
  caller: { session: { principal: {} }, correlationId: newId() },
} as unknown as Exchange

async function noted(answer: unknown, row: Row = listTasks, query = {}): Promise<readonly Access[]> {
  const rows: Access[] = []
  const trail = { record: async (access: Access) => void rows.push(access) }
  const asked = { ...exchange, request: { ...exchange.request, query } } as Exchange
  await noteAnswer({ trail } as unknown as HttpServices, asked, { row, answer })
  return rows
}

test('more things than a row of the trail holds stand in several rows, each once', async () => {
  const ids = Array.from({ length: 5001 }, newId)
  const rows = await noted(ids.map(id => ({ id, beside: { id: ids[0] } })))
  expect(rows.map(({ objectIds }) => objectIds.length)).toEqual([5000, 1])
  expect(rows.flatMap(({ objectIds }) => objectIds)).toEqual(ids)
})

test('an answer without any is noted all the same', async () => {
  expect(await noted([])).toMatchObject([{ outcome: 'answered', status: 200, objectIds: [] }])
})

test('numbers are noted where they were asked about somebody, with whom; else nothing is', async () => {
  const [one, other] = [newId(), newId()]
  const counted = (filters: readonly object[], space = '') =>
    noted({ counts: [] }, countsOf(listTasks), { filters: `${space}${JSON.stringify(filters)}` })
  expect(await counted([{}, { status: 'complete' }])).toEqual([])
  const rows = await counted([{}, { assignee_id: one }, { assignee_id: other, status: 'complete' }], ' ')
  expect(rows).toMatchObject([{ rowName: 'countTasks', outcome: 'answered', objectIds: [one, other] }])
})
