// What the rules about people and their positions say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'person.not_available': 'this person cannot be picked',
  'position.archived': 'this position is archived',
  'position.second_step': 'this position asks for two-factor sign-in. Sign in again to work from it',
  'position.exists': 'this person already holds that role in the organization',
  'position.trainee_exclusive': 'a {trainee} cannot hold another role in the same organization',
  'user.email_taken': 'this email is already in use',
  'user.exists': 'this user already exists',
  'organization.archived': 'this organization is archived. An admin can restore it',
  'organization.full': 'all {limit} places of this organization are taken. An admin can raise its limit',
  'organization.not_archived': 'archive it first: only an organization that is archived can be deleted',
  'organization.used': 'people have belonged to it or were invited, and what they did is kept: it stays archived',
  'organization.own': 'you work from this organization. Another admin archives it',
  'organization.exists': 'this organization already exists',
  'organization.zone_unknown': 'there is no such time zone',
  'organization.owner_role': 'whoever owns this organization holds the role of {role} in it',
  'terms.changed': 'this text has changed. Reload the page',
  'contact.country_unknown': 'is no country',
  'contact.state_required': 'is required',
  'contact.state_unknown': 'is not in this country',
  'contact.student_id_unfit': 'is asked of {trainee+} alone',
}
