// The rules of an access token: made once, as it is until it is revoked, and never changed.
import { assertNever, type Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { ApiTokenEvent } from './api-tokens.events'

type Made = Extract<ApiTokenEvent, { type: 'ApiTokenMade' }>['data']

export type ApiTokenCommand =
  | { readonly type: 'MakeApiToken'; readonly data: Made }
  | { readonly type: 'RevokeApiToken' }

export type ApiTokenState = { readonly status: 'unknown' } | (Made & { readonly status: 'made' | 'revoked' })

export const apiTokenDecider: Decider<ApiTokenCommand, ApiTokenState, ApiTokenEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'MakeApiToken')
      return state.status === 'unknown' ? [{ type: 'ApiTokenMade', data: command.data }] : []
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    const { apiTokenId, userId } = state
    return state.status === 'revoked' ? [] : [{ type: 'ApiTokenRevoked', data: { apiTokenId, userId } }]
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ApiTokenMade':
        return { ...event.data, status: 'made' }
      case 'ApiTokenRevoked':
        return state.status === 'unknown' ? state : { ...state, status: 'revoked' }
      default:
        return assertNever(event)
    }
  },
}
