// A place in an organization is asked for before it is taken: by an invitation, a link, a position that is given or taken up again.
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import { organizationAggregate } from './people.aggregates'

interface Place {
  readonly organizationId: string
  readonly userId?: string
}

/** Beside the field that it concerns, where there is one. */
export const organizationFull =
  (options: Refusal['options']) =>
  (limit: number): Refusal =>
    refuse('organization.full', { limit }, options)

export async function admitted<Done>(
  { admissions, executor }: Pick<CommandServices, 'admissions' | 'executor'>,
  place: Place,
  take: () => Promise<Done>,
  full: (limit: number) => Refusal,
): Promise<Done | Refusal> {
  const { state } = await executor.load(organizationAggregate, place.organizationId)
  if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
  const { userLimit: limit } = state
  return admissions.admit<Done | Refusal>({ ...place, limit }, take, () => full(limit))
}
