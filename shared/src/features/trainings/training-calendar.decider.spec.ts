// The calendar of a trainee: no two trainings have a day in common, whatever is claimed and settled in whatever order.
import fc from 'fast-check'
import { isRefusal } from '../../kernel/refusal'
import {
  type Days,
  overlaps,
  type TrainingCalendar,
  type TrainingCalendarCommand,
  trainingCalendarDecider,
} from './training-calendar.decider'

const id = (n: number): string => `0192f0c0-0000-7000-8000-00000000000${n}`
const day = (n: number): string => `2026-09-0${n}`
const days = (from: number, to: number): Days => ({ startAt: day(from), endAt: day(to) })
const claim = (n: number, atRevision: number, from: number, to: number): TrainingCalendarCommand => ({
  ...{ type: 'Claim', trainingId: id(n), atRevision },
  ...days(from, to),
})
const settle = (n: number, atRevision: number, held?: Days): TrainingCalendarCommand => ({
  ...{ type: 'Settle', trainingId: id(n), atRevision, days: held },
})

function run(commands: readonly TrainingCalendarCommand[]): readonly [TrainingCalendar, readonly unknown[]] {
  let state = trainingCalendarDecider.initialState()
  const outcomes = commands.map(command => {
    const decision = trainingCalendarDecider.decide(command, state)
    if (isRefusal(decision)) return decision.code
    state = decision.reduce(trainingCalendarDecider.evolve, state)
    return decision.length
  })
  return [state, outcomes]
}
const outcomes = (...commands: readonly TrainingCalendarCommand[]) => run(commands)[1]

test('TRAIN-017 a day that another training has is refused, the day after its end is free', () => {
  expect(outcomes(claim(1, 0, 1, 3), claim(2, 0, 3, 5), claim(2, 0, 4, 5))).toEqual([1, 'training.overlap', 1])
  expect(outcomes(claim(1, 0, 2, 4), claim(2, 0, 1, 2), claim(2, 0, 3, 3), claim(2, 0, 1, 5))).toEqual([
    ...[1, 'training.overlap', 'training.overlap', 'training.overlap'],
  ])
})

test('a training is not in its own way, and a claim that stands is not made again', () => {
  expect(outcomes(claim(1, 0, 1, 3), claim(1, 1, 2, 4), claim(1, 1, 2, 4), claim(2, 0, 1, 1))).toEqual([
    ...[1, 1, 0, 'training.overlap'],
  ])
})

test('settled it has the days of that revision alone; a claim that is newer stays', () => {
  const left = [claim(1, 0, 1, 3), claim(1, 1, 5, 6)]
  expect(outcomes(...left, settle(1, 1, days(5, 6)), claim(2, 0, 1, 3))).toEqual([1, 1, 1, 1])
  expect(outcomes(...left, settle(1, 0, days(1, 3)), claim(2, 0, 5, 6))).toEqual([1, 1, 0, 'training.overlap'])
  expect(outcomes(claim(1, 0, 1, 3), settle(1, 1), claim(2, 0, 1, 3))).toEqual([1, 1, 1])
})

test('a settlement that comes late gives nothing back that was claimed anew', () => {
  const commands = [
    claim(1, 0, 1, 3),
    claim(1, 1, 5, 6),
    claim(1, 2, 1, 3),
    settle(1, 1, days(5, 6)),
    claim(2, 0, 2, 2),
  ]
  expect(outcomes(...commands)).toEqual([1, 1, 1, 0, 'training.overlap'])
})

test('what was there before enters once, whether it overlaps or not', () => {
  const claims = [1, 2].map(n => ({ trainingId: id(n), atRevision: 0, ...days(1, 2) }))
  expect(outcomes({ type: 'Begin', claims }, { type: 'Begin', claims }, claim(3, 0, 2, 3))).toEqual([
    ...[2, 0, 'training.overlap'],
  ])
})

test('TRAIN-017 no two trainings ever hold one day', () => {
  const few = fc.integer({ min: 1, max: 3 })
  const span = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)])
  const command = fc.oneof(
    fc.tuple(few, few, span).map(([n, revision, [from = 1, to = 1]]) => claim(n, revision, from, to)),
    fc.tuple(few, few, span).map(([n, revision, [from = 1, to = 1]]) => settle(n, revision, days(from, to))),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), commands => {
      const [{ claims }] = run(commands)
      for (const one of claims)
        for (const other of claims) expect(one.trainingId !== other.trainingId && overlaps(one, other)).toBe(false)
    }),
  )
})
