// What the rules of trainings say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'training.assistant_repeated': 'an {assistant} is neither the {faculty} nor another {assistant} of the training',
  'training.end_before_start': 'the end cannot be before the start',
  'training.guide_not_available': 'choose {faculty+} who work in this organization',
  'training.no_valid_plan': 'has no valid training plan among those chosen',
  'training.not_available': 'one of these trainings is not there any more',
  'training.overlap': 'the dates overlap another training of this {trainee}',
  'training.placed': 'placements belong to this training: it cannot be deleted',
  'training.plan_not_available': 'choose a training plan that is not archived',
  'training.trainee_not_available': 'is no {trainee} of this organization',
}
