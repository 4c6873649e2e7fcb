// Who is told about erasures: the admins who have asked for one and confirmed it, of what others do to it, and of its end.
import type { RecipientRule } from '../../reactions/notifying'
import { erasureAggregate } from './erasures.aggregate'

const concerned =
  (kind: string): RecipientRule =>
  async (event, executor) => {
    const { state } = await executor.load(erasureAggregate, event.entityId)
    if (state.status === 'unknown') return undefined
    const { request, confirmedBy } = state
    const asked = request && { userId: request.requestedBy, positionId: request.requestedByPosition }
    return { kind, to: [asked, confirmedBy].filter(one => one !== undefined) }
  }

export const erasureRecipients: Readonly<Record<string, RecipientRule>> = {
  ErasureConfirmed: concerned('erasure.confirmed'),
  ErasureWithdrawn: concerned('erasure.withdrawn'),
  ErasureCompleted: concerned('erasure.completed'),
}
