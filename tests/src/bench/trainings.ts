// Trainings assigned over HTTP, as many at once as one call takes: to a thousand trainees in ten calls, and for other days to all of them again.
import { createTrainingLevel, createTrainingPlan } from '@practicum/shared/features/training-plans/changing.contract'
import { createTrainings } from '@practicum/shared/features/trainings/changing.contract'
import { TRAINING_BATCH_MAX } from '@practicum/shared/features/trainings/trainings.fields'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { type Contestant, startContestant } from './contestant'
import type { Ask } from './load'
import type { Bench } from './measurement'
import { cellsOf, turnsOf } from './rounds'
import { answerTo, commanding, type SignedIn, signIn } from './sessions'
import type { TableRow } from './table'

const TRAINEES = 1000

export async function benchTrainings(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, services, set } = bench
  const { connection } = installation.postgres
  const product = await startContestant({ kind: 'whole', dataDir: installation.dataDir, connection })
  try {
    const coordinator = await signIn(services, set.coordinator)
    const planId = await planOf(product, coordinator)
    const today = dateIn('America/Los_Angeles', new Date())
    const trainees = set.trainees.slice(0, TRAINEES).map(({ userId }) => userId)
    let turn = 0
    const next = (): Ask => {
      const from = (turn * TRAINING_BATCH_MAX) % trainees.length
      const days = Math.floor((turn * TRAINING_BATCH_MAX) / trainees.length)
      turn++
      return commanding(coordinator, createTrainings.path, {
        ...{ trainee_ids: trainees.slice(from, from + TRAINING_BATCH_MAX), training_plan_id: planId },
        ...{ start_at: addDays(today, days), end_at: addDays(today, days) },
      })
    }
    const { data } = await answerTo<{ readonly data: readonly unknown[] }>(product, next())
    if (data.length !== TRAINING_BATCH_MAX) throw new Error(`${data.length} trainings are assigned`)
    const start = performance.now()
    for (let assigned = 0; assigned < trainees.length; assigned += TRAINING_BATCH_MAX) await answerTo(product, next())
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const samples = await turnsOf(bench, { product, next, connections: 1 })
    const what = `assigning ${TRAINING_BATCH_MAX} trainings by one call; ${TRAINEES} by ${TRAINEES / TRAINING_BATCH_MAX} took ${seconds} s`
    return [{ what, ...cellsOf(samples) }]
  } finally {
    await product.close()
  }
}

async function planOf(product: Contestant, coordinator: SignedIn): Promise<string> {
  const asked = (path: string, body: object) =>
    answerTo<{ readonly id: string }>(product, commanding(coordinator, path, body))
  const level = await asked(createTrainingLevel.path, { name: 'Practicum' })
  const days = { start_at: '2030-09-01', end_at: '2031-05-31' }
  return (await asked(createTrainingPlan.path, { name: 'Family therapy', level_id: level.id, ...days })).id
}
