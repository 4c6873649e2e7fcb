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
  'user.merged_already': 'this account has been merged into another; undo that first',
  'user.merge_admin': 'accounts of those who run the platform are not merged',
  'user.merge_into_closed': 'the account that is kept is not open',
  'user.merge_exclusive':
    'they are a trainee and something else in one organization; end one of the two positions first',
  'user.merge_erasing': 'somebody has asked to erase one of the two accounts',
  'user.merge_erased': 'the other account has been erased',
  'user.merge_over': 'this can no longer be undone',
  'user.zone_unknown': 'there is no such time zone',
}
