// How a training stands on a day: previous, current, or one of the future.
import { isPlacementMissing, trainingStateOf } from './trainings.standing'

const today = '2026-09-10'
const of = (startAt: string, endAt: string) => ({ startAt, endAt })

test.each([
  ['2026-09-01', '2026-09-09', 'previous'],
  ['2026-09-01', '2026-09-10', 'current'],
  ['2026-09-10', '2026-09-10', 'current'],
  ['2026-09-10', '2026-09-20', 'current'],
  ['2026-09-11', '2026-09-20', 'future'],
] as const)('TRAIN-004 from %s to %s it is %s on 2026-09-10', (start, end, state) => {
  expect(trainingStateOf(of(start, end), today)).toBe(state)
})

describe('TDASH-017 TDASH-018 a placement is missing', () => {
  const place = (status: string, is_campus = false, archived = false) => ({ status, is_campus, archived })
  const without = { state: 'current', placement_not_required: false, placements: [] } as const

  test.each([
    [true, 'of a current training without any', {}],
    [true, 'of one that is to come', { state: 'future' as const }],
    [false, 'of one that has ended', { state: 'previous' as const }],
    [false, 'where none is required', { placement_not_required: true }],
    [true, 'where all of them were denied', { placements: [place('denied'), place('denied')] }],
    [true, 'where all of them are on campus', { placements: [place('approved', true)] }],
    [true, 'where one is denied and the other on campus', { placements: [place('denied'), place('open', true)] }],
    [false, 'where one was asked for elsewhere', { placements: [place('denied'), place('open')] }],
    [true, 'where the only one was withdrawn', { placements: [place('open', false, true)] }],
    [true, 'where the only one was put away undecided', { placements: [place('ready', false, true)] }],
    [false, 'where one was approved and put away since', { placements: [place('approved', false, true)] }],
    [false, 'where another one was asked for since', { placements: [place('open', false, true), place('submitted')] }],
  ])('%s: %s', (missing, _which, changes) => {
    expect(isPlacementMissing({ ...without, ...changes })).toBe(missing)
  })
})
