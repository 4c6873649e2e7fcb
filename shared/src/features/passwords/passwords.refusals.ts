// What is said of passwords and of links that reset them: refusals, and what would make a password better.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'password.too_short': 'has to have at least {least} characters',
  'password.too_long': 'has to have at most {most} characters',
  'password.contains_email': 'must not contain part of the email address',
  'password.contains_name': 'must not contain part of the name',
  'password.common': 'is in a list of passwords that are tried first. Choose another one',
  'password.guessable': 'is too easy to guess. Make it longer, or choose words that have nothing to do with each other',
  'password.unchanged': 'is the one you have. Choose another one',
  'password.wrong_current': 'is not the one you sign in with',
  'password.too_many': 'Too many passwords have been looked at. Try again in {seconds} seconds',
  'reset.too_many': 'Too many links have been asked for. Try again in {minutes} minutes',
  'reset.nobody': 'nobody signs in with this address',
  'reset.closed': 'nobody can sign in to this account, so no link is sent',
  'reset_link.too_many': 'Too many links have been tried. Try again in {minutes} minutes',
  'reset.wrong_link': 'This link opens nothing. Ask for a new one',
  'reset.used': 'This link has been used already. Sign in with the password that was chosen, or ask for a new link',
  'reset.expired': 'This link has expired. Ask for a new one',
  'reset.replaced': 'A newer link has been sent since. Use that one, or ask for a new one',
}
