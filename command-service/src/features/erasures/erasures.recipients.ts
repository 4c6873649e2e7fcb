// Who is told about erasures: all admins of a request, and those who have asked for one and confirmed it of what becomes of it.
import type { RecipientRule } from '../../reactions/notifying'
import { erasureAggregate } from './erasures.aggregate'

const concerned =
  (kind: string): RecipientRule =>
  async (event, executor) => {
    const { state } = await executor.loadAfter(erasureAggregate, event)
    if (state.status === 'unknown') return undefined
    const { request, confirmedBy } = state
    const asked = request && { userId: request.requestedBy, positionId: request.requestedByPosition }
    return { kind, to: [asked, confirmedBy].filter(one => one !== undefined) }
  }

/** All of them, for any other than the one who asks can confirm it; but never the person. */
const admins: RecipientRule = async (event, _executor, find) => {
  const to = (await find.admins()).filter(({ userId }) => userId !== event.entityId)
  return { kind: 'erasure.requested', to }
}

export const erasureRecipients: Readonly<Record<string, RecipientRule>> = {
  ErasureRequested: admins,
  ErasureConfirmed: concerned('erasure.confirmed'),
  ErasureWithdrawn: concerned('erasure.withdrawn'),
  ErasureCompleted: concerned('erasure.completed'),
}
