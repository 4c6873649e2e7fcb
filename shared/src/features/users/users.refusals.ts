// What the rules of accounts say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'user.oneself': 'nobody closes their own account or changes their own positions here',
  'user.not_active': 'this account is closed',
  'position.role_unfit': 'nobody holds this role in an organization of this kind',
  'organization.not_available': 'this organization cannot be chosen',
  'user.not_inactive': 'this account is not closed',
  'user.merge_same': 'this is the account itself',
  'user.merge_unknown': 'there is no such account',
  'user.merged_already': 'this account was merged into another; undo that first',
  'user.merge_admin': 'accounts of admins are not merged',
  'user.merge_into_closed': 'the account that is kept is not open',
  'user.merge_exclusive': 'they are a {trainee} and something else in one organization; end one position first',
  'user.merge_erasing': 'one of the two is to be erased',
  'user.merge_erased': 'the other account has been erased',
  'user.merge_over': 'this can no longer be undone',
  'user.zone_unknown': 'there is no such time zone',
}
