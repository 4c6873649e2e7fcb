// The rules of an access token: made once, as it is until it is revoked, and never changed.

import { addDays } from '../../kernel/dates'
import { assertNever, type Decider } from '../../kernel/decider'
import { type ReminderDays, reminderDue } from '../../kernel/ending'
import { refuse } from '../../kernel/refusal'
import type { ApiTokenEvent } from './api-tokens.events'

type Made = Extract<ApiTokenEvent, { type: 'ApiTokenMade' }>['data']

export type ApiTokenCommand =
  | { readonly type: 'MakeApiToken'; readonly data: Made }
  | { readonly type: 'RevokeApiToken' }
  /** Days are in UTC, as the last one of a token is. */
  | { readonly type: 'RemindOfExpiry'; readonly today: string; readonly madeOn: string | undefined }

/** Days before the last one: in time to make another, and when it is over. */
export const REMINDED_AT: ReminderDays = [7, 0]

/** `reminded`: the last reminder, in days before its last day. */
type Known = Made & { readonly status: 'made' | 'revoked'; readonly reminded?: number }

export type ApiTokenState = { readonly status: 'unknown' } | Known

export const apiTokenDecider: Decider<ApiTokenCommand, ApiTokenState, ApiTokenEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'MakeApiToken')
      return state.status === 'unknown' ? [{ type: 'ApiTokenMade', data: command.data }] : []
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    const { apiTokenId, userId } = state
    if (command.type === 'RemindOfExpiry') return reminded(state, command)
    return state.status === 'revoked' ? [] : [{ type: 'ApiTokenRevoked', data: { apiTokenId, userId } }]
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ApiTokenMade':
        return { ...event.data, status: 'made' }
      case 'ApiTokenRevoked':
        return state.status === 'unknown' ? state : { ...state, status: 'revoked' }
      case 'ApiTokenExpiryReminded':
        return state.status === 'unknown' ? state : { ...state, reminded: event.data.days }
      default:
        return assertNever(event)
    }
  },
}

const [EARLY] = REMINDED_AT

/** Of one that opens something. Whoever makes one for a week or less knows that it ends soon. */
function reminded(
  { status, expiresAt, reminded, apiTokenId, userId }: Known,
  { today, madeOn }: Extract<ApiTokenCommand, { type: 'RemindOfExpiry' }>,
): readonly ApiTokenEvent[] {
  const end = expiresAt.slice(0, 10)
  const isShort = madeOn !== undefined && end <= addDays(madeOn, EARLY)
  const days = reminderDue(isShort ? [0] : REMINDED_AT, { end, today, reminded })
  if (days === undefined || status === 'revoked') return []
  return [{ type: 'ApiTokenExpiryReminded', data: { apiTokenId, userId, days } }]
}
