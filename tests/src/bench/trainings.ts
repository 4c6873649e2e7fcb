// Trainings assigned and changed over HTTP, as many at once as one call takes: to a thousand trainees, for other days to all of them again, and all of those.
import { createTrainingLevel, createTrainingPlan } from '@practicum/shared/features/training-plans/changing.contract'
import { createTrainings, editTrainings } from '@practicum/shared/features/trainings/changing.contract'
import { TRAINING_BATCH_MAX } from '@practicum/shared/features/trainings/trainings.fields'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { type Contestant, startContestant } from './contestant'
import type { Ask } from './load'
import type { Bench } from './measurement'
import { cellsOf, turnsOf } from './rounds'
import { answerTo, commanding, type SignedIn, signIn } from './sessions'
import type { TableRow } from './table'

export async function benchTrainings(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, services, set } = bench
  const { connection } = installation.postgres
  const product = await startContestant({ kind: 'whole', dataDir: installation.dataDir, connection })
  try {
    const coordinator = await signIn(services, set.coordinator)
    const planId = await planOf(product, coordinator)
    const today = dateIn('America/Los_Angeles', new Date())
    const trainees = set.trainees.slice(0, TRAINING_BATCH_MAX).map(({ userId }) => userId)
    let turn = 0
    const next = (): Ask => {
      const day = addDays(today, turn++)
      const body = { trainee_ids: trainees, training_plan_id: planId, start_at: day, end_at: day }
      return commanding(coordinator, createTrainings.path, body)
    }
    const { data } = await answerTo<{ readonly data: readonly { readonly id: string }[] }>(product, next())
    if (data.length !== TRAINING_BATCH_MAX) throw new Error(`${data.length} trainings are assigned`)
    const assigned = await turnsOf(bench, { product, next, connections: 1 })
    // Each time otherwise than before: what is so already writes nothing.
    let changes = 0
    const training_ids = data.map(({ id }) => id)
    const change = (): Ask => {
      const body = { training_ids, placement_not_required: changes++ % 2 === 0 }
      return commanding(coordinator, editTrainings.path, body, 'PUT')
    }
    const changed = await turnsOf(bench, { product, next: change, connections: 1 })
    return [
      { what: `assigning ${TRAINING_BATCH_MAX} trainings by one call`, ...cellsOf(assigned) },
      { what: `changing ${TRAINING_BATCH_MAX} trainings by one call`, ...cellsOf(changed) },
    ]
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
