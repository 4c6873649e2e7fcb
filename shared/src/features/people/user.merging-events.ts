// What happens when one of two accounts of the same person is merged into the other, and when that is undone. Positions keep their ids: whatever belongs to one goes where it goes.
import { z } from 'zod'
import { positionStatus, role, userStatus } from '../../access/roles'
import { event } from '../../events/catalog'
import { id } from '../../kernel/ids'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const accountId = '0192f0c0-0000-7000-8000-000000000007'
const mergeId = '0192f0c0-0000-7000-8000-000000000008'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'

/** As it stood when it moved. */
export const movedPosition = z.object({
  positionId: id,
  role,
  organizationId: id,
  status: positionStatus,
  /** Of one that ended because its organization was archived: as what it comes back with it. */
  before: positionStatus.nullable(),
})
export type MovedPosition = z.infer<typeof movedPosition>

const moved: MovedPosition = {
  positionId: '0192f0c0-0000-7000-8000-000000000002',
  role: 'trainee',
  organizationId,
  status: 'active',
  before: null,
}

const merged = { userId: id, mergeId: id, accountId: id }
const sampleMerged = { userId, mergeId, accountId }

export const mergingEvents = {
  /** The account closes; until it is separated again nobody signs in to it. `accountId` is the one that is kept. */
  MergedIntoAnother: event({
    version: 1,
    schema: z.object({
      ...merged,
      mergedAt: z.iso.datetime(),
      /** As it was before it closed. */
      status: userStatus,
      positions: z.array(movedPosition),
      /** The accounts that were merged into it before. */
      mergedIds: z.array(id),
    }),
    sample: {
      ...sampleMerged,
      mergedAt: '2026-11-27T12:00:00.000Z',
      status: 'active',
      positions: [moved],
      mergedIds: [],
    },
  }),
  /** The account that is kept has from now on what the other one, `accountId`, had. */
  AccountMerged: event({
    version: 1,
    schema: z.object({
      ...merged,
      mergedAt: z.iso.datetime(),
      positions: z.array(movedPosition),
      /** The other, and those that had been merged into it. */
      mergedIds: z.array(id).min(1),
    }),
    sample: { ...sampleMerged, mergedAt: '2026-11-27T12:00:00.000Z', positions: [moved], mergedIds: [accountId] },
  }),
  /** The account that was kept gives back what had moved to it, as it stands now. */
  AccountSeparated: event({
    version: 1,
    schema: z.object({
      ...merged,
      positions: z.array(movedPosition),
      mergedIds: z.array(id).min(1),
      /** Where it works from on. */
      currentPositionId: id.nullable(),
      /** Those in which it still holds a position. */
      organizationIds: z.array(id),
    }),
    sample: {
      ...sampleMerged,
      positions: [moved],
      mergedIds: [accountId],
      currentPositionId: null,
      organizationIds: [],
    },
  }),
  /** The account is as it was before, with its positions as they have come to stand. */
  SeparatedFromAnother: event({
    version: 1,
    schema: z.object({ ...merged, status: userStatus, positions: z.array(movedPosition) }),
    sample: { ...sampleMerged, status: 'active', positions: [moved] },
  }),
} as const
