// The rules of access tokens.
import { givenOf } from '../../kernel/given-when-then'
import { apiTokenDecider } from './api-tokens.decider'
import { type ApiTokenEvent, apiTokenEvents } from './api-tokens.events'

const data = apiTokenEvents.definitions.ApiTokenMade.sample
const { apiTokenId, userId } = data
const made: ApiTokenEvent = { type: 'ApiTokenMade', data }
const revoked: ApiTokenEvent = { type: 'ApiTokenRevoked', data: { apiTokenId, userId } }
const make = { type: 'MakeApiToken', data } as const
const revoke = { type: 'RevokeApiToken' } as const
const given = givenOf(apiTokenDecider)

test('a token is made once, revoked once, and never made again', () => {
  given().when(make).thenEmits(made)
  given(made).when(make).thenEmits()
  given(made).when(revoke).thenEmits(revoked)
  given(made, revoked).when(revoke).thenEmits()
  given(made, revoked).when(make).thenEmits()
})

test('there is nothing to revoke of a token that never was', () => {
  given().when(revoke).thenRefused('not_found')
})

test('its maker is reminded seven days before the last one and on it, each once, while it opens something', () => {
  const remind = (today: string, madeOn = '2026-09-01') => ({ type: 'RemindOfExpiry', today, madeOn }) as const
  const reminded = (days: number): ApiTokenEvent => ({
    type: 'ApiTokenExpiryReminded',
    data: { apiTokenId, userId, days },
  })
  given(made).when(remind('2026-11-23')).thenEmits()
  given(made).when(remind('2026-11-24')).thenEmits(reminded(7))
  given(made, reminded(7)).when(remind('2026-11-30')).thenEmits()
  given(made, reminded(7)).when(remind('2026-12-01')).thenEmits(reminded(0))
  given(made).when(remind('2026-12-02')).thenEmits(reminded(0))
  given(made, reminded(0)).when(remind('2026-12-02')).thenEmits()
  given(made).when(remind('2026-12-20')).thenEmits()
  given(made, revoked).when(remind('2026-12-01')).thenEmits()
  given().when(remind('2026-12-01')).thenRefused('not_found')
  // Made for a week or less: its maker knows.
  given(made).when(remind('2026-11-24', '2026-11-24')).thenEmits()
  given(made).when(remind('2026-11-30', '2026-11-24')).thenEmits()
  given(made).when(remind('2026-12-01', '2026-11-24')).thenEmits(reminded(0))
  given(made).when(remind('2026-11-24', '2026-11-23')).thenEmits(reminded(7))
})
