// Who may call what of trainings, and what each may do to whose thing: by hand.
import { systemContext } from '@practicum/command-service/execution/context'
import { newId } from '@practicum/shared/kernel/ids'
import { planTraining } from '../../planning'
import { unwrapOrThrow } from '../../unwrap-or-throw'
import type { Access, Cast, Thing } from '../harness/access'
import { partOf } from '../harness/placing'
import { shown } from '../harness/shown'

/** Of the trainee; whoever guides them sees it, and changes nothing. */
async function training({ app, program }: Cast): Promise<Thing> {
  const { organizationId, trainee, faculty } = program
  const data = {
    ...{ organizationId, trainee: partOf(trainee), faculty: partOf(faculty) },
    ...{ planName: 'Family therapy', levelName: 'Practicum', startAt: '2026-09-01', endAt: '2027-05-31' },
  }
  const context = systemContext(newId(), new Date(), organizationId)
  const id = unwrapOrThrow(await planTraining(app.practicum.services, data, context))
  await shown(app, `training-${id}`, ['training'])
  return { id, own: trainee, part: faculty }
}

const ofTrainee = async ({ program: { trainee, faculty } }: Cast): Promise<Thing> => ({
  ...{ id: trainee.userId, own: trainee, part: faculty },
})

export const access: Access = {
  roles: `
    createTrainings           . . . . x .
    deleteTraining            . . . . x .
    editTrainings             . . . . x .
    getTraining               . . . . x .
    listTrainings             . . . . x .
    simpleTrainingsOfTrainee  . x x x x .
    trainingsOfTrainee        . x x x x .
  `,
  // The training is no plan: to choose one stands in the spec of the API.
  relations: `
                              own  part colleague coordinator admin former foreign
    createTrainings           -    -    -         r           -     r      r
    deleteTraining            -    -    -         x           -     .      .
    editTrainings             -    -    -         x           -     r      r
    getTraining               -    -    -         x           -     .      .
    simpleTrainingsOfTrainee  x    x    x         x           -     .      .
    trainingsOfTrainee        x    x    x         x           -     .      .
  `,
  things: [
    [/^\/api\/trainings/, training],
    [/^\/api\/users\/:id\/trainings/, ofTrainee],
  ],
  bodies: {
    createTrainings: (id, { program }) => ({
      ...{ trainee_ids: [program.trainee.userId], training_plan_id: id },
      ...{ start_at: '2030-09-01', end_at: '2031-05-31' },
    }),
    editTrainings: id => ({ training_ids: [id], end_at: '2027-06-30' }),
  },
}
