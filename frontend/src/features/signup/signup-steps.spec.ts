// The steps of signing up, without a page: their order, what each is followed by, and its buttons.
import {
  buttonsOf,
  indexOf,
  type Step,
  sectionOf,
  stepAfter,
  stepAfterCreation,
  stepBefore,
  stepsOf,
} from './signup-steps'

const kinds = (sections: number): readonly string[] => stepsOf(sections).map(({ kind }) => kind)
const BASE = stepsOf()
const SURVEYED = stepsOf(2)

test('four base steps, and the sections of the survey directly after the details', () => {
  expect(kinds(0)).toEqual(['account', 'details', 'verify', 'confirm'])
  expect(kinds(2)).toEqual(['account', 'details', 'experience', 'experience', 'verify', 'confirm'])
})

test('SIGNUP-026 one step comes after the other, in order', () => {
  const walked = (steps: readonly Step[]): readonly number[] =>
    steps.reduce<readonly number[]>(seen => [...seen, stepAfter(steps, seen.at(-1) ?? 0)], [0])
  expect(walked(BASE)).toEqual([0, 1, 2, 3, 3])
  expect(walked(SURVEYED)).toEqual([0, 1, 2, 3, 4, 5, 5])
  expect([stepBefore(2), stepBefore(0)]).toEqual([1, 0])
})

/** Of each step: whether it has Back, and what leads on. */
const shown = (steps: readonly Step[], failed = false) =>
  steps.map((_step, at) => {
    const { back, forward } = buttonsOf(steps, at, failed)
    return [back, forward]
  })

test('SIGNUP-028 Back is on every step but the first, verify without errors, and the confirmed one', () => {
  expect(shown(BASE).map(([back]) => back)).toEqual([false, true, false, false])
  expect(shown(BASE, true).map(([back]) => back)).toEqual([false, true, true, false])
  expect(shown(SURVEYED).map(([back]) => back)).toEqual([false, true, true, true, false, false])
})

test('SIGNUP-029 SIGNUP-030 Next leads on before verify; Submit takes its place on the step immediately before', () => {
  expect(shown(BASE).map(([, forward]) => forward)).toEqual(['next', 'submit', undefined, undefined])
  expect(shown(SURVEYED).map(([, forward]) => forward)).toEqual([
    ...['next', 'next', 'next', 'submit', undefined, undefined],
  ])
})

test('SIGNUP-034 whoever is active goes past verify at once, whoever is pending to it', () => {
  expect(BASE[stepAfterCreation(BASE, 'active')]?.kind).toBe('confirm')
  expect(BASE[stepAfterCreation(BASE, 'pending')]?.kind).toBe('verify')
  expect(stepAfterCreation(SURVEYED, 'active')).toBe(indexOf(SURVEYED, 'confirm'))
})

test('a step of a section says which of how many it is', () => {
  expect(SURVEYED.map(sectionOf)).toEqual([
    ...[undefined, undefined],
    ...[
      { section: 1, of: 2 },
      { section: 2, of: 2 },
    ],
    ...[undefined, undefined],
  ])
})
