// Who may call what of samples, and what each may do to whose: by hand.
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'
import { TrainingCalls } from '../harness/trainings'

async function plan({ app, program }: Cast): Promise<Thing> {
  const { trainee: own, supervisor: part } = program
  const calls = new TrainingCalls(() => ({ app, program, planId: '' }))
  return { id: await calls.plan(`Plan ${newId()}`), own, part }
}

export const access: Access = {
  roles: `
    listSamples       . . . . x .
    markPersonSample  . . . . x .
    markPlanSample    . . . . x .
  `,
  relations: `
                    own  part colleague coordinator admin former foreign
    markPlanSample  -    -    -         x           -     .      .
  `,
  ofNobody: {
    listSamples: 'all of the organization',
    markPersonSample: 'it names a person; those of others are refused in samples.spec.ts',
  },
  things: [[/^\/api\/samples\/plans\/:id/, plan]],
  bodies: {
    markPlanSample: () => ({ sample: true }),
    markPersonSample: (_id, { program: { trainee } }) => ({
      person: { id: trainee.userId, position_id: trainee.positionId },
      sample: false,
    }),
  },
}
