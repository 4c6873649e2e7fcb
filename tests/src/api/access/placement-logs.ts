// Who may call what of logged days, and what each may do to whose: by hand.
import { logPlacementDay } from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { approvePlacement } from '@practicum/shared/features/placements/placements.contract'
import type { Access, Cast, Thing } from '../harness/access'
import { newPlacement } from '../harness/placing'

const DAY = { day: '2026-09-02', time_on_site: 240 }

async function approved({ app, program }: Cast): Promise<Thing> {
  const { trainee: own, supervisor: part, coordinator } = program
  const id = await newPlacement(app, program)
  await coordinator.browser.do(approvePlacement, { params: { id }, body: {} })
  return { id, own, part }
}

async function logged(cast: Cast): Promise<Thing> {
  const placement = await approved(cast)
  const sent = { body: { placement_id: placement.id, ...DAY } }
  return { ...placement, id: (await placement.own.browser.do(logPlacementDay, sent)).body.id }
}

export const access: Access = {
  roles: `
    changePlacementLog  . x . . . .
    logPlacementDay     . x . . . .
    placementLogs       . x x x x .
    removePlacementLog  . x . . . .
  `,
  relations: `
                        own  part colleague coordinator admin former foreign
    changePlacementLog  x    -    -         -           -     -      -
    removePlacementLog  x    -    -         -           -     -      -
  `,
  ofNobody: {
    logPlacementDay: 'it names a placement; those of others are refused in placement-logs.spec.ts',
    placementLogs: 'it names a placement; who sees those of whom is asked in placement-logs.spec.ts',
  },
  things: [[/^\/api\/placement-logs\/:id/, logged]],
  bodies: { changePlacementLog: () => ({ time_on_site: 250 }) },
}
