// Who may call what of training plans and levels, and what each may do to whose thing: by hand.
import { createTrainingLevel, createTrainingPlan } from '@practicum/shared/features/training-plans/changing.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'

const made = (level_id: string) => ({
  ...{ name: `Plan ${newId()}`, level_id, start_at: '2026-09-01', end_at: '2027-05-31' },
  activity_types: [{ name: 'Individual therapy', hours: 120.5, color: 'blue' as const }],
})

/** Of the organization: its other people have nothing to do with it. */
async function level({ program: { coordinator, trainee: own, faculty: part } }: Cast): Promise<Thing> {
  const body = { name: `Level ${newId()}` }
  return { id: (await coordinator.browser.do(createTrainingLevel, { body })).body.id, own, part }
}

async function plan(cast: Cast): Promise<Thing> {
  const { id: levelId, ...whose } = await level(cast)
  const { browser } = cast.program.coordinator
  return { ...whose, id: (await browser.do(createTrainingPlan, { body: made(levelId) })).body.id }
}

export const access: Access = {
  roles: `
    archiveTrainingLevel  . . . . x .
    archiveTrainingPlan   . . . . x .
    createTrainingLevel   . . . . x .
    createTrainingPlan    . . . . x .
    editTrainingPlan      . . . . x .
    getTrainingLevel      . . . . x .
    getTrainingPlan       . . . . x .
    listTrainingLevels    . . . . x .
    listTrainingPlans     . . . . x .
    orderTrainingLevels   . . . . x .
    renameTrainingLevel   . . . . x .
    trainingData          . . . . x .
  `,
  // Whoever coordinates another organization cannot choose a level of this one.
  relations: `
                          own  part colleague coordinator admin former foreign
    archiveTrainingLevel  -    -    -         x           -     .      .
    archiveTrainingPlan   -    -    -         x           -     .      .
    createTrainingPlan    -    -    -         x           -     r      r
    editTrainingPlan      -    -    -         r           -     .      .
    getTrainingLevel      -    -    -         x           -     .      .
    getTrainingPlan       -    -    -         x           -     .      .
    orderTrainingLevels   -    -    -         x           -     .      .
    renameTrainingLevel   -    -    -         x           -     .      .
  `,
  things: [
    [/^\/api\/training-levels/, level],
    [/^\/api\/training-plans$/, level],
    [/^\/api\/training-plans\/:id/, plan],
  ],
  bodies: {
    archiveTrainingLevel: () => ({ archived: true }),
    archiveTrainingPlan: () => ({ archived: true }),
    createTrainingPlan: made,
    // The plan is reached, and a level that nobody knows stands against it.
    editTrainingPlan: () => made(newId()),
    orderTrainingLevels: id => ({ ids: [id] }),
    renameTrainingLevel: () => ({ name: `Renamed ${newId()}` }),
  },
}
