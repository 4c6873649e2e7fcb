// Which reminder is due before something ends.
import { reminderDue } from './ending'

const TODAY = '2026-11-27'
const due = (end: string | null, reminded?: number) => reminderDue([30, 7, 0], { end, today: TODAY, reminded })

test('a reminder is due from its day on, the closest to the end first', () => {
  expect(['2026-12-28', '2026-12-27', '2026-12-05', '2026-12-04', TODAY, '2026-11-20'].map(end => due(end))).toEqual([
    ...[undefined, 30, 30, 7, 0, 0],
  ])
  expect([due(null), due('2026-11-19'), due('2019-03-31', 30)]).toEqual([undefined, undefined, undefined])
})

test('each is due once, and none that is further from the end than one that was given', () => {
  expect([due('2026-12-27', 30), due('2026-12-04', 30), due('2026-12-04', 7), due('2026-12-27', 7)]).toEqual([
    ...[undefined, 7, undefined, undefined],
  ])
  expect([due(TODAY, 7), due(TODAY, 0)]).toEqual([0, undefined])
})
