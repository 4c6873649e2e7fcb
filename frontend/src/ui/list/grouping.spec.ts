// Groups of a list: stretches of its order, and days in the reader's zone.
import { dueGroup } from './due-groups'
import { groupsOf } from './grouping'

test('rows beside each other with the same key are one group, in the order of the list', () => {
  const groups = groupsOf(['ab', 'ac', 'b', 'a'], {
    keyOf: word => word.charAt(0),
    headingOf: (key, items) => ({ words: `${key} ${items.length}` }),
  })
  expect(groups.map(({ words, items }) => [words, items])).toEqual([
    ['a 2', ['ab', 'ac']],
    ['b 1', ['b']],
    ['a 1', ['a']],
  ])
})

test.each([
  [null, 'none'],
  ['2026-11-23', 'past'],
  ['2026-11-24', 'today'],
  ['2026-11-25', 'week'],
  ['2026-11-29', 'week'],
  ['2026-11-30', 'next'],
  ['2026-12-06', 'next'],
  ['2026-12-07', 'later'],
] as const)('on a Tuesday what is due on %s stands under %s', (day, key) => {
  expect(dueGroup(day, '2026-11-24')).toBe(key)
})

test('on a Sunday the week ends that day', () => {
  expect(dueGroup('2026-11-29', '2026-11-29')).toBe('today')
  expect(dueGroup('2026-11-30', '2026-11-29')).toBe('next')
})
