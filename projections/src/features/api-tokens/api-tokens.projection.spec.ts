// Events of access tokens, and the rows they become.
import { apiTokenEvents } from '@practicum/shared/features/api-tokens/api-tokens.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { apiTokenProjection } from './api-tokens.projection'

const { sample } = apiTokenEvents.definitions.ApiTokenMade
const event = eventsOf(apiTokenEvents, sample.apiTokenId)
const made = event('ApiTokenMade', 0)

test('a token knows whose it is, where it acts, how far it goes and until when', () => {
  expect(rowAfter(apiTokenProjection, [made])).toMatchObject({
    user_id: sample.userId,
    position_id: sample.positionId,
    of_organization: false,
    scopes: sample.scopes,
    expires_at: sample.expiresAt,
    revoked_at: null,
  })
})

test('a revoked one says since when', () => {
  const revoked = event('ApiTokenRevoked', 1)
  expect(rowAfter(apiTokenProjection, [made, revoked])?.revoked_at).toBe(revoked.meta.occurredAt)
})

test('the last reminder is known', () => {
  expect(rowAfter(apiTokenProjection, [made])?.reminded).toBeNull()
  expect(rowAfter(apiTokenProjection, [made, event('ApiTokenExpiryReminded', 1)])?.reminded).toBe(7)
})
