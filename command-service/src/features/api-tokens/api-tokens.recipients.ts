// Who is told about access tokens: whoever made one, in the position in which it acts, before it ends.
import type { ApiTokenEvent } from '@practicum/shared/features/api-tokens/api-tokens.events'
import type { RecipientRule } from '../../reactions/notifying'
import { apiTokenAggregate } from './api-tokens.aggregate'

type Reminded = Extract<ApiTokenEvent, { type: 'ApiTokenExpiryReminded' }>['data']

const ending: RecipientRule = async (event, executor) => {
  const { state } = await executor.load(apiTokenAggregate, event.entityId)
  if (state.status !== 'made') return undefined
  const kind = (event.data as Reminded).days === 0 ? 'apitoken.ended' : 'apitoken.expiring'
  return { kind, to: [{ userId: state.userId, positionId: state.positionId }] }
}

export const apiTokenRecipients: Readonly<Record<string, RecipientRule>> = { ApiTokenExpiryReminded: ending }
