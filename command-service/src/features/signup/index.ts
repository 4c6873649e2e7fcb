// What signing up does on the write side: the one object that the list of features holds.
import type { LapseCandidates } from '@practicum/shared/features/signup/signup.candidates'
import type { CommandFeature } from '../../execution/feature'
import { lapseSchedule } from './signup.lapsing'
import { signupMails } from './signup.mails'
import { signupRoutes } from './signup.routes'

export const signup: CommandFeature = {
  name: 'signup',
  routes: signupRoutes,
  schedules: ({ services, lookUps }) => [lapseSchedule(services, lookUps as LapseCandidates)],
  mails: signupMails,
}
