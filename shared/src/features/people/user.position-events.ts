// What happens to a position that somebody holds.
import { z } from 'zod'
import { positionStatus } from '../../access/roles'
import { event } from '../../events/catalog'
import { id } from '../../kernel/ids'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const positionId = '0192f0c0-0000-7000-8000-000000000002'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'

export const positionStatusEvents = {
  PositionStatusChanged: event({
    version: 2,
    upcasts: { 1: before => ({ ...before, withOrganization: false }) },
    schema: z.object({
      userId: id,
      positionId: id,
      organizationId: id,
      status: positionStatus,
      /** Because the organization was archived or restored; else by somebody's hand, or by itself. */
      withOrganization: z.boolean(),
    }),
    sample: { userId, positionId, organizationId, status: 'graduated', withOrganization: false },
  }),
} as const
