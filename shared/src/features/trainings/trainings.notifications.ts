// What notifications of trainings say, and where they lead: trainees to their own, those who guide to their trainees.
import type { NotificationWords } from '../../kernel/feature'

const own = () => '/account#trainings'
const trainees = () => '/trainees'
/** Of what is gone no name is left. */
const nameless = (text: string, link: NotificationWords['link']): NotificationWords => ({ text, bare: text, link })

export const trainingNotifications: Readonly<Record<string, NotificationWords>> = {
  'training.assigned': {
    text: '{actor} assigned you a training: {subject}',
    bare: '{actor} assigned you a training',
    link: own,
  },
  'training.guided': {
    text: '{actor} named you as {faculty} of a training: {subject}',
    bare: '{actor} named you as {faculty} of a training',
    link: trainees,
    optional: 'I am named as {faculty} of a training',
  },
  'training.deleted': nameless('{actor} deleted a training of yours', own),
  'training.withdrawn': {
    ...nameless('{actor} deleted a training whose {faculty} you were', trainees),
    optional: 'A training whose {faculty} I am is deleted',
  },
}
