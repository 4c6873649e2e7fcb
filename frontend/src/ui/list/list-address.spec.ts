// What the address of a list keeps, and when two addresses show the same.
import { keepParameters, lookOf } from './list-address'

const USUAL = {
  sort: { field: 'due_date', order: 'ASC' as const },
  hidden: ['status'],
  columnOrder: ['status', 'due_date'],
  density: 'comfortable',
}
const look = (search: string) => new URLSearchParams(lookOf(search, USUAL)).toString()

test('a list that is filtered, sorted or turned keeps its groups, its view and its columns', () => {
  expect(keepParameters('?page=2', '?group=no&page=1')).toBe('?page=2&group=no')
  expect(keepParameters('?page=2', '?page=1')).toBe('?page=2')
  expect(keepParameters('?group=yes', '?group=no')).toBe('?group=yes')
  expect(keepParameters('?page=1', '?saved=a&view=board&hide=b')).toBe('?page=1&view=board&hide=b&saved=a')
  expect(keepParameters('?page=1', '?filter=%7B%22a%22%3A1%7D&sort=a&order=ASC')).toBe('?page=1')
})

test.each([
  ['', '?page=2&perPage=25&filter={}&sort=due_date&order=ASC&saved=x', true],
  ['?filter={"a":1,"b":2}', '?filter={"b":2,"a":1}&hide=status&density=comfortable', true],
  ['?hide=a,b', '?hide=b,a', true],
  ['', '?columns=status,due_date', true],
  ['', '?columns=', false],
  ['?columns=due_date,status', '?columns=status,due_date', false],
  ['', '?order=DESC', false],
  ['', '?hide=', false],
  ['', '?view=board', false],
  ['', '?filter={"a":1}', false],
])('%s and %s show the same: %s', (one, other, same) => {
  expect(look(one) === look(other)).toBe(same)
})
