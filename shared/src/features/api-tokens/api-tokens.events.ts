// What happens to an access token. Of its secret nothing stands here, in no form.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText, sealed } from '../../events/catalog'
import { id } from '../../kernel/ids'
import { TOKEN_NAME_MAX } from './api-tokens.contract'

const apiTokenId = '0192f0c0-0000-7000-8000-0000000000c1'
const userId = '0192f0c0-0000-7000-8000-000000000001'

export const apiTokenEvents = defineEvents('apitoken', {
  ApiTokenMade: event({
    version: 1,
    schema: z.object({
      apiTokenId: id,
      userId: id,
      positionId: id,
      organizationId: id,
      of: z.enum(['person', 'organization']),
      name: sealed('userId', TOKEN_NAME_MAX),
      scopes: z.array(plainText(60)),
      expiresAt: z.iso.datetime(),
    }),
    sample: {
      apiTokenId,
      userId,
      positionId: '0192f0c0-0000-7000-8000-000000000002',
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      of: 'person',
      name: 'Nightly report',
      scopes: ['tasks:write', 'placements:read'],
      expiresAt: '2026-12-01T12:00:00.000Z',
    },
  }),
  ApiTokenRevoked: event({
    version: 1,
    schema: z.object({ apiTokenId: id, userId: id }),
    sample: { apiTokenId, userId },
  }),
  ApiTokenExpiryReminded: event({
    version: 1,
    /** `days`: before the last day. */
    schema: z.object({ apiTokenId: id, userId: id, days: z.int() }),
    sample: { apiTokenId, userId, days: 7 },
  }),
})
export type ApiTokenEvent = EventsOf<typeof apiTokenEvents>
