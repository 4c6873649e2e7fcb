// The budget of an hour as one process spends it: in provisions, never more than there is.
import { refuse } from '@practicum/shared/kernel/refusal'
import { HttpProblem } from '../http/problem'
import type { Budget } from './attempts'
import { ReachBudget } from './reach'

/** One row, as the table has it. */
function attempts() {
  const spent = { count: 0, statements: 0 }
  return {
    spent,
    async take({ limit, weight = 1 }: Budget) {
      spent.count += weight
      spent.statements += 1
      const allowed = spent.count <= limit
      return { count: spent.count, allowed, exhausts: false, retryInSeconds: 60 }
    },
    async giveBack(_key: string, weight = 1) {
      spent.count -= weight
      spent.statements += 1
    },
  }
}

const told = async (): Promise<void> => undefined

const trainee = { userId: 'ada', acting: 'trainee' } as const

test('a hundred people are reached with a few statements, the last of the hour with one each, and nobody beyond', async () => {
  const row = attempts()
  const budget = new ReachBudget(row, 100)
  for (let n = 0; n < 100; n++) await budget.spend(trainee, 1, told)
  expect(row.spent).toEqual({ count: 100, statements: 20 })
  await expect(budget.spend(trainee, 1, told)).rejects.toBeInstanceOf(HttpProblem)
  expect(row.spent.count).toBe(100)
})

test('several processes together never let more through than there is, and what one cannot take whole it takes exactly', async () => {
  const row = attempts()
  const [one, two] = [new ReachBudget(row, 100), new ReachBudget(row, 100)]
  await one.spend(trainee, 1, told)
  let reached = 1
  for (let n = 0; n < 200; n++) {
    await two.spend(trainee, 1, told).then(
      () => {
        reached += 1
      },
      () => undefined,
    )
  }
  expect(reached).toBe(96)
  // What the first has in hand.
  for (let n = 0; n < 4; n++) await one.spend(trainee, 1, told)
  await expect(one.spend(trainee, 1, told)).rejects.toMatchObject({ status: 429 })
})

test('processes that end one after the other take little of a large budget with them', async () => {
  const row = attempts()
  for (let ended = 0; ended < 30; ended++) await new ReachBudget(row, 10_000).spend(trainee, 1, told)
  expect(row.spent.count).toBeLessThanOrEqual(30 * 50)
  await new ReachBudget(row, 10_000).spend(trainee, 1, told)
})

test('what was refused is reached by somebody else', async () => {
  const row = attempts()
  const budget = new ReachBudget(row, 20)
  expect(await budget.spend(trainee, 20, async () => refuse('not_found'))).toMatchObject({ code: 'not_found' })
  await expect(budget.spend(trainee, 20, () => Promise.reject(new Error('the database is away')))).rejects.toThrow(
    'away',
  )
  await budget.spend(trainee, 20, told)
  await expect(budget.spend(trainee, 1, told)).rejects.toMatchObject({ status: 429 })
})
