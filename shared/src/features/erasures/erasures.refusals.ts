// What the rules of erasures say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'erasure.exists': 'the erasure of this person has been asked for already',
  'erasure.merged': 'this account was merged into another; erase that',
  'erasure.done': 'this person has been erased',
  'erasure.withdrawn': 'this request was withdrawn; it has to be made anew',
  'erasure.begun': 'this erasure has begun and can no longer be withdrawn',
  'erasure.oneself': 'nobody asks for or confirms their own erasure: two other admins do',
  'erasure.same_admin': 'another admin than the one who asked for it has to confirm it',
  'erasure.too_early': 'an erasure can be confirmed 24 hours after it was asked for',
  'erasure.not_confirmed': 'this erasure was not confirmed',
  'erasure.out_of_turn': 'this step of the erasure is not the next one',
  'erasure.person_unknown': 'there is no such person',
}
