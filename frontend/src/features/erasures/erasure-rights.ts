// What an admin is offered on an erasure; the server decides the same again.
import type { ErasureView } from '@practicum/shared/features/erasures/erasures.contract'
import type { Me } from '../../providers/me'

/** `later`: by them, once the day has passed. `another`: by somebody else than who asked, and not by the person. */
export type Confirmable = 'now' | 'later' | 'another' | 'no'

type Facts = Pick<ErasureView, 'id' | 'status' | 'requested_by' | 'confirmable_at'>

export function confirmable(erasure: Facts, { user }: Pick<Me, 'user'>, now: Date): Confirmable {
  const { id, status, requested_by, confirmable_at } = erasure
  if (status !== 'requested' || confirmable_at === null) return 'no'
  if (requested_by?.id === user.id || id === user.id) return 'another'
  return new Date(confirmable_at) <= now ? 'now' : 'later'
}

export const mayWithdraw = ({ status }: Pick<ErasureView, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed'

/** Whether the day has passed, whoever confirms it then. */
export const isReady = ({ status, confirmable_at }: Omit<Facts, 'id'>, now: Date): boolean =>
  status === 'requested' && confirmable_at !== null && new Date(confirmable_at) <= now
