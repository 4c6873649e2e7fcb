// Who is told about imports: whoever began one, that it has ended.
import type { RecipientRule } from '../../reactions/notifying'
import { importAggregate } from './imports.aggregate'

const creator: RecipientRule = async (event, executor) => {
  const { state } = await executor.loadAfter(importAggregate, event)
  if (state.status === 'unknown') return undefined
  return { kind: 'import.ended', to: [{ userId: state.creatorId, positionId: state.creatorPositionId }] }
}

export const importRecipients: Readonly<Record<string, RecipientRule>> = { ImportEnded: creator }
