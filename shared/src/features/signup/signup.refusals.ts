// What is said to whoever signs up and cannot go on.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'signup.invite_unknown': 'This invitation opens nothing. Use the link of the mail as it is, or ask for a new one',
  'signup.invite_used': 'This invitation has been accepted already. Sign in',
  'signup.invite_expired': 'This invitation has expired. Ask whoever sent it to send it again',
  'signup.invite_replaced': 'The invitation has been sent once more since. Use the link of the newer mail',
  'signup.invite_withdrawn': 'This invitation was withdrawn. Ask whoever sent it',
  'signup.organization_archived': 'This organization is archived, and lets nobody in. Ask whoever sent you here',
  'signup.link_unknown': 'This link or code opens nothing. Use it as you were given it, or ask for a new one',
  'signup.link_withdrawn': 'This link was closed. Ask whoever gave it to you',
  'signup.link_expired': 'This link has expired. Ask whoever gave it to you for a new one',
  'signup.link_used': 'All places of this link are taken. Ask whoever gave it to you',
  'signup.verification_unknown': 'This link proves nothing. Use the link of the mail as it is, or sign up anew',
  'signup.verification_replaced': 'The mail has been sent once more since. Use the link of the newer one',
  'signup.verification_expired': 'This link has expired. Let the mail be sent again',
  'signup.password_needed': 'is needed here: this is not where you signed up',
  'signup.password_wrong': 'is not the one that you signed up with',
  'signup.too_many_accounts': 'Too many accounts have been set up from here. Try again in {minutes} minutes',
  'signup.too_many_mails': 'The mail has been sent often enough. Try again in {minutes} minutes',
  'signup.too_many': 'Too many invitations have been tried. Try again in {minutes} minutes',
  'signup.email_not_invited': 'is not the address that was invited',
  'signup.email_taken': 'has an account already. Sign in to join',
  'signup.confirmation_differs': 'is not the same as the password',
  'signup.terms_not_accepted': 'Accept the terms of service to go on',
  'signup.privacy_not_accepted': 'Accept the privacy policy to go on',
  'signup.another_person': 'This invitation is for somebody else. Sign in with the account it was sent to',
}
