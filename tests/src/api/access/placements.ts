// Who may call what of placements, and what each may do to whose thing: by hand.
import type { Access, Cast, Thing } from '../harness/access'
import { newPlacement } from '../harness/placing'

const placement = async ({ app, program }: Cast): Promise<Thing> => {
  const { trainee: own, supervisor: part } = program
  return { id: await newPlacement(app, program), own, part }
}

const REASON = { reason: 'no room' }

export const access: Access = {
  roles: `
    approvePlacement         . . . . x .
    archivePlacement         . . . . x .
    batchApprovePlacements   . . . . x .
    commentOnPlacement       . x x x x .
    denyPlacement            . . . . x .
    getPlacement             . x x x x .
    listPlacements           . x x x x .
    ownPlacements            . x . . . .
    patchPlacementStatus     . . . . x .
    placementComments        . x x x x .
    placementStages          . . x x x .
    remindPlacement          . . . . x .
    reopenPlacement          . . . . x .
    revokePlacementApproval  . . . . x .
    setPlacementRecurring    . . . . x .
    upcomingTrainees         . . . x . .
  `,
  relations: `
                             own  part colleague coordinator admin former foreign
    approvePlacement         -    -    -         x           -     .      .
    archivePlacement         -    -    -         x           -     .      .
    batchApprovePlacements   -    -    -         x           -     .      .
    commentOnPlacement       x    x    .         x           -     .      .
    denyPlacement            -    -    -         x           -     .      .
    getPlacement             x    x    .         x           -     .      .
    patchPlacementStatus     -    -    -         x           -     .      .
    placementComments        x    x    .         x           -     .      .
    remindPlacement          -    -    -         r           -     .      .
    reopenPlacement          -    -    -         r           -     .      .
    revokePlacementApproval  -    -    -         x           -     .      .
    setPlacementRecurring    -    -    -         x           -     .      .
  `,
  things: [[/^\/api\/placements\/:id|batch-approve$/, placement]],
  bodies: {
    batchApprovePlacements: id => ({ placement_ids: [id] }),
    archivePlacement: () => ({ archived: true }),
    setPlacementRecurring: () => ({ recurring: true }),
    patchPlacementStatus: () => ({ status: 'approved' }),
    denyPlacement: () => REASON,
    reopenPlacement: () => REASON,
    revokePlacementApproval: () => REASON,
    commentOnPlacement: () => ({ body: 'Seen' }),
  },
}
