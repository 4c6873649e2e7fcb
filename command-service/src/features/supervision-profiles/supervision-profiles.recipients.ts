// Who is told about supervision profiles: whoever has a licence that ends, once, where they first supervised or taught.
import type { SupervisionProfileEvent } from '@practicum/shared/features/supervision-profiles/supervision-profiles.events'
import type { RecipientRule } from '../../reactions/notifying'
import { userAggregate } from '../people/people.aggregates'

type Reminded = Extract<SupervisionProfileEvent, { type: 'LicensesExpiryReminded' }>['data']

const ending: RecipientRule = async (event, executor) => {
  const { userId, reminders } = event.data as Reminded
  const { state } = await executor.load(userAggregate, userId)
  if (!('positions' in state)) return undefined
  const held = state.positions.find(
    ({ role, status }) => (role === 'supervisor' || role === 'faculty') && status !== 'archived',
  )
  const kinds = new Set(reminders.map(({ days }) => (days === 0 ? 'license.ended' : 'license.expiring')))
  return held && [...kinds].map(kind => ({ kind, to: [{ userId, positionId: held.id }] }))
}

export const supervisionProfileRecipients: Readonly<Record<string, RecipientRule>> = {
  LicensesExpiryReminded: ending,
}
