// Who may call what of liability insurances, and what each may do to whose: by hand.
import { addInsurance } from '@practicum/shared/features/insurances/insurances.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'
import { send } from '../harness/sending'

const dates = { effective_date: '2030-01-01', expiration_date: '2030-12-31' }

async function insurance({ program: { trainee: own, coordinator: part } }: Cast): Promise<Thing> {
  const uuid = newId()
  await send(part, { uuid })
  const body = { upload_uuid: uuid, ...dates }
  return { id: (await part.browser.do(addInsurance, { params: { id: own.userId }, body })).body.id, own, part }
}

const trainee = async ({ program: { trainee: own, coordinator: part } }: Cast): Promise<Thing> => ({
  ...{ id: own.userId, own, part },
})

export const access: Access = {
  roles: `
    addInsurance         . x . . x .
    changeInsurance      . x . . x .
    deleteInsurance      . x . . x .
    getInsurance         . x . . x .
    insurancesOfTrainee  . x . . x .
    listInsurances       . x . . x .
  `,
  relations: `
                         own  part colleague coordinator admin former foreign
    addInsurance         r    r    -         r           -     .      .
    changeInsurance      x    x    -         x           -     .      .
    deleteInsurance      x    x    -         x           -     .      .
    getInsurance         x    x    -         x           -     .      .
    insurancesOfTrainee  x    x    -         x           -     .      .
  `,
  things: [
    [/^\/api\/insurances\/:id/, insurance],
    [/^\/api\/trainees\/:id/, trainee],
  ],
  bodies: {
    // Of a file that nobody has sent.
    addInsurance: () => ({ upload_uuid: newId(), ...dates }),
    changeInsurance: () => ({ ...dates, expiration_date: '2031-01-31' }),
  },
}
