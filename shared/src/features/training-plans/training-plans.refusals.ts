// What the rules of training plans say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'training_plan.archived': 'this training plan is archived',
}
