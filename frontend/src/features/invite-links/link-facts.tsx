// What is said of a link in the list and on its page alike.
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { DayText } from '../../ui/DateText'
import { useRoleName } from '../../ui/role-name'

/** How many have signed up, and of how many. */
export function Taken({ link: { taken, places } }: { link: InviteLinkView }) {
  const translate = useTranslate()
  return places === null ? taken : translate('links.taken_of', { taken, places })
}

export function OpensUntil({ link: { opens_until } }: { link: InviteLinkView }) {
  const translate = useTranslate()
  return opens_until === null ? translate('links.for_ever') : <DayText day={opens_until} />
}

/** In one's own organization in the language of the page, in another one as that calls it. */
export function useLinkRole(): (link: InviteLinkView) => string {
  const roleName = useRoleName()
  const own = useMe().position.organization_id
  return ({ role, role_name, organization_id }) =>
    organization_id === own ? roleName({ keyname: role, name: role_name }) : role_name
}
