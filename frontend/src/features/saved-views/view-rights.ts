// Who is offered what with a saved view; the server decides the same again.
import { allows } from '@practicum/shared/access/policy'
import type { SavedViewView } from '@practicum/shared/features/saved-views/saved-views.contract'
import { savedViewFacts, savedViewPolicy } from '@practicum/shared/features/saved-views/saved-views.policy'
import { askerOf, type Me } from '../../providers/me'

export const mayShare = (me: Me): boolean => allows(savedViewPolicy.share, askerOf(me), {})

/** Told to somebody of the organization: that of the view is theirs. */
export function mayDelete({ creator, shared }: Pick<SavedViewView, 'creator' | 'shared'>, me: Me): boolean {
  const asker = askerOf(me)
  const { organizationId } = asker
  return allows(
    savedViewPolicy.remove,
    asker,
    savedViewFacts({ organizationId, creatorPositionId: creator.position_id, shared }),
  )
}
