// Who may call what of placements, and what each may do to whose thing: by hand.
import { newId } from '@practicum/shared/kernel/ids'
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
    changePlacementDays      . x . . x .
    commentOnPlacement       . x x x x .
    declinePlacement         . . x . . .
    denyPlacement            . . . . x .
    getFullPlacement         . x x x x .
    getPlacement             . x x x x .
    inviteProposedSupervisor . . . . x .
    joinPlacement            . . x . . .
    listPlacements           . x x x x .
    namePlacementSupervisor  . . . x x .
    ownPlacements            . x . . . .
    patchPlacementStatus     . . . . x .
    placementComments        . x x x x .
    placementRequirements    . x x x x .
    placementStages          . . x x x .
    remindPlacement          . . . . x .
    reopenPlacement          . . . . x .
    requestPlacement         . x . . . .
    revokePlacementApproval  . . . . x .
    setPlacementCampus       . . . . x .
    setPlacementRecurring    . . . . x .
    submitPlacement          . x . . . .
    upcomingTrainees         . . . x . .
    withdrawPlacement        . x . . . .
  `,
  relations: `
                             own  part colleague coordinator admin former foreign
    approvePlacement         -    -    -         x           -     .      .
    archivePlacement         -    -    -         x           -     .      .
    batchApprovePlacements   -    -    -         x           -     .      .
    changePlacementDays      r    -    -         x           -     .      .
    commentOnPlacement       x    x    .         x           -     .      .
    declinePlacement         -    x    .         -           -     -      -
    denyPlacement            -    -    -         x           -     .      .
    getFullPlacement         x    x    .         x           -     .      .
    getPlacement             x    x    .         x           -     .      .
    inviteProposedSupervisor -    -    -         r           -     .      .
    joinPlacement            -    x    .         -           -     -      -
    namePlacementSupervisor  -    -    -         x           -     .      .
    patchPlacementStatus     -    -    -         x           -     .      .
    placementComments        x    x    .         x           -     .      .
    placementRequirements    x    x    .         x           -     .      .
    remindPlacement          -    -    -         r           -     .      .
    reopenPlacement          -    -    -         r           -     .      .
    revokePlacementApproval  -    -    -         x           -     .      .
    setPlacementCampus       -    -    -         x           -     .      .
    setPlacementRecurring    -    -    -         x           -     .      .
    submitPlacement          r    -    -         -           -     -      -
    withdrawPlacement        x    -    -         -           -     -      -
  `,
  ofNobody: {
    requestPlacement: 'a site and a training of one’s own; others are refused in placement-requests.spec.ts',
  },
  things: [[/^\/api\/placements\/:id|batch-approve$/, placement]],
  bodies: {
    batchApprovePlacements: id => ({ placement_ids: [id] }),
    archivePlacement: () => ({ archived: true }),
    changePlacementDays: () => ({ first_day: '2026-10-01', last_day: null }),
    setPlacementCampus: () => ({ is_campus: true }),
    setPlacementRecurring: () => ({ recurring: true }),
    patchPlacementStatus: () => ({ status: 'approved' }),
    denyPlacement: () => REASON,
    reopenPlacement: () => REASON,
    revokePlacementApproval: () => REASON,
    commentOnPlacement: () => ({ body: 'Seen' }),
    requestPlacement: () => ({ site_id: newId(), training_id: newId() }),
    namePlacementSupervisor: (_id, { program: { supervisor } }) => ({
      supervisor: { id: supervisor.userId, position_id: supervisor.positionId },
    }),
  },
}
