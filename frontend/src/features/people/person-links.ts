// Where features lead from a person.
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'

/** From whoever can be reached, in each of their roles; where two lead to the same place, once. */
export function usePersonLinks({ id, name, profile_image_url, positions }: PersonCard) {
  const me = useMe()
  const links = useFeatures().flatMap(({ slots }) => slots?.personLinks ?? [])
  const person = { id, name, profile_image_url }
  const found = positions
    .filter(({ available }) => available)
    .map(
      ({ position_id, role_keyname, role_name }): AvailableUser => ({
        ...person,
        position_id,
        role_keyname,
        role_name,
      }),
    )
    .flatMap(one => links.filter(({ shownTo }) => shownTo(one, me)).map(({ label, to }) => ({ label, to: to(one) })))
  return found.filter(({ to }, at) => found.findIndex(other => other.to === to) === at)
}
