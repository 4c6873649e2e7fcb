// What the rules of placements, and of the sites and trainings they refer to, say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'placement.not_ready': 'only a ready placement can be approved; this one is {status}',
  'placement.not_decidable': 'a placement that is {status} cannot be denied',
  'placement.not_reopenable': 'only a denied placement can be reopened',
  'placement.not_revocable': 'only an approved placement can be revoked',
  'placement.not_submitted': 'only a submitted placement becomes ready; this one is {status}',
  'placement.supervisor_not_joined': 'the supervisor has not joined yet',
  'placement.other_supervisor': 'this placement has another supervisor',
  'placement.archived': 'this placement is archived; bring it back first',
  'placement.reason_required': 'a reason is required',
  'placement.waits_for_nobody': 'this placement waits for nobody who could be reminded',
  'placement.reminded_lately': 'a reminder was sent in the last {hours} hours',
  'placement.decided': 'this placement is decided already: it is {status}',
  'placement.site_unknown': 'this site is not in the directory, or not open for placements',
  'placement.site_not_accepting': 'this site does not accept trainees now',
  'placement.training_unknown': 'this is none of your trainings',
  'placement.training_over': 'this training is over',
  'placement.supervisor_elsewhere': 'this person does not supervise at the site',
  'placement.supervisor_unfit': 'choose a supervisor',
  'placement.duplicate': 'there is already a placement of this trainee for this site and training',
  'placement.not_open': 'this placement has already been submitted',
  'placement.reference_unknown': 'the site or the training does not exist',
  'placement.agreement_other_role': 'this agreement is not open for your role',
  'placement.agreement_not_next': 'this agreement waits for another role first',
}
