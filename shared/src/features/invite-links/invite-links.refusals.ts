// What the rules of invite links say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'invite_link.closed': 'this link is closed',
  'invite_link.past_day': 'is past already',
  'invite_link.places_taken': 'cannot be fewer than have signed up by it: {taken}',
}
