// English texts of the refusals that belong to no feature. Placeholders in braces are filled from the refusal's data.
import type { Texts } from '../kernel/texts'

export const sharedRefusals: Texts = {
  server_error: 'An error has occurred. Please try again later',
  not_found: 'The requested resource was not found',
  forbidden: 'You do not have permission to access this page',
  unauthorized: 'Please sign in to continue',
  second_step: 'Please enter the code of your second step to continue',
  setup_first: 'Please set up two-factor sign-in to continue',
  token_unknown: 'This access token is not known here, or not any more',
  token_revoked: 'This access token has been revoked',
  token_expired: 'This access token has expired',
  token_owner: 'Whoever made this access token may not sign in here any more, or not now',
  token_scope: 'This access token does not reach this: it has no scope {scope}',
  token_closed: 'This cannot be done with an access token',
  malformed: 'The request could not be read',
  unsupported: 'Send this as application/json',
  too_large: 'The request is too large',
  method_not_allowed: 'This cannot be done here',
  uri_too_long: 'The address is too long',
  unavailable: 'The service is busy. Please try again in a moment',
  set_aside:
    'This cannot be shown at the moment: it could not be taken in. Nothing of it is lost, and those who run the service are told',
  read_only:
    'Nothing can be changed at the moment: the records of this installation are being checked. What you see may be out of date. Those who run the service are told',
  unknown_key: 'is not a known field',
  version_conflict: 'Somebody changed this in the meantime. Look at the newer version before you decide',
  csrf: 'Your page has been open for a while. Please try again',
  identity_changed: 'in another tab you have signed in as someone else, or switched your position',
  cross_site: 'This request came from another site and was not carried out',
  key_reused: 'This key was already used for another request',
  upload_pass: 'This pass to send a file is over, or is for another file or call',
  impersonation: 'This cannot be done while signed in as another person',
  'reach.too_many':
    'You have reached as many people as one person may in an hour. Nothing is lost; send this again in {minutes} minutes',
  'list_export.too_many':
    'You have taken as many lists as files as one person may in an hour. Try again in {minutes} minutes',
  'list_export.too_large': 'More than {limit} rows match. Narrow the list before you take it as a file',
  valid_zip: 'a zip has 5 or 9 digits',
  valid_postcode: 'a postcode has 4 digits',
  valid_zip_for_country: 'is not a postal code of this country, which looks like {example}',
  valid_zip_generic: 'is not a postal code',
  valid_phone_intl: 'a phone number has 10 digits, or is international: + and the code of its country before it',
  too_many_requests: 'Too many requests. Please wait a moment',
}
