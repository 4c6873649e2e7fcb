// What the rules of accounts say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'user.oneself': 'nobody closes their own account or changes their own positions here',
  'user.not_active': 'this account is closed',
  'position.role_unfit': 'nobody holds this role in an organization of this kind',
  'organization.not_available': 'this organization cannot be chosen',
  'user.not_inactive': 'this account is not closed',
  'user.zone_unknown': 'there is no such time zone',
}
