// What the rules of training plans and their levels say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'training_level.archived': 'this level is archived: bring it back to change it',
  'training_level.not_available': 'choose a level that is not archived',
  'training_plan.archived': 'this training plan is archived: bring it back to change it',
  'training_plan.end_before_start': 'cannot be before the start',
  'training_plan.name_taken': 'this name is taken already: choose another',
  'training_plan.type_repeated': 'each activity type is named once, and “{name}” stands there twice',
  'training_plan.type_unknown': 'an activity type is none of this plan any more: open it again',
}
