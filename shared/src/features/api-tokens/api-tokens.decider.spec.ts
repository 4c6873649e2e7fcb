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
