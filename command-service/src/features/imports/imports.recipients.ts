// Who is told about imports: whoever began one, how it has ended, and who else has cancelled it.
import type { Import } from '@practicum/shared/features/imports/imports.decider'
import type { RecipientRule } from '../../reactions/notifying'
import { importAggregate } from './imports.aggregate'

const creator =
  (kindOf: (run: Import) => string): RecipientRule =>
  async (event, executor) => {
    const { state } = await executor.loadAfter(importAggregate, event)
    if (state.status === 'unknown') return undefined
    return { kind: kindOf(state), to: [{ userId: state.creatorId, positionId: state.creatorPositionId }] }
  }

function endOf({ status, failed }: Import): string {
  if (status === 'stopped') return 'import.stopped'
  return failed > 0 ? 'import.failures' : 'import.ended'
}

export const importRecipients: Readonly<Record<string, RecipientRule>> = {
  ImportEnded: creator(endOf),
  ImportCancelAsked: creator(() => 'import.cancelled'),
}
