// What the rules of logged days say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'placement_log.future': 'this day is still to come',
  'placement_log.not_approved': 'days are logged while the placement is approved',
  'placement_log.outside': 'this day is not one of the placement',
  'placement_log.placement_unknown': 'this is none of your placements',
  'placement_log.there': 'this day is logged already: change it',
}
