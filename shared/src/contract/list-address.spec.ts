// What of an address may be kept.
import { isListQuery } from './list-address'

test.each([
  ['', true],
  [
    'filter=%7B%22q%22%3A%22Ana%22%7D&sort=status&order=DESC&group=yes&view=board&scale=week&hide=status&density=compact',
    true,
  ],
  ['page=3', false],
  ['filter=%5B1%5D', false],
  ['filter=no', false],
])('%s is kept of an address: %s', (query, kept) => {
  expect(isListQuery(query)).toBe(kept)
})
