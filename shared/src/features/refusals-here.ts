// The words of rules that are asked in the browser, too. What the server refuses it words itself.
import { sharedRefusals } from '../contract/shared-refusals'
import type { Texts } from '../kernel/texts'
import { courseFormRefusals } from './ce-courses/course-forms.refusals'
import { refusals as clients } from './clients/clients.refusals'
import { refusals as erasures } from './erasures/erasures.refusals'
import { refusals as insurances } from './insurances/insurances.refusals'
import { refusals as liveSessions } from './live-sessions/live-sessions.refusals'
import { refusals as passwords } from './passwords/passwords.refusals'
import { refusals as people } from './people/people.refusals'
import { refusals as placements } from './placements/placements.refusals'
import { refusals as signup } from './signup/signup.refusals'
import { refusals as signupQuestions } from './signup-questions/signup-questions.refusals'
import { refusals as supervisionProfiles } from './supervision-profiles/supervision-profiles.refusals'
import { refusals as supervisionSites } from './supervision-sites/supervision-sites.refusals'
import { refusals as tasks } from './tasks/tasks.refusals'
import { refusals as trainingPlans } from './training-plans/training-plans.refusals'
import { refusals as trainings } from './trainings/trainings.refusals'
import { refusals as twoFactor } from './two-factor/two-factor.refusals'
import { refusals as users } from './users/users.refusals'

/** Of the features whose rules are asked here, too: all others would be fetched by everybody for nobody. */
export const refusalsHere: Texts = {
  ...sharedRefusals,
  ...courseFormRefusals,
  ...clients,
  ...erasures,
  ...insurances,
  ...liveSessions,
  ...passwords,
  ...people,
  ...placements,
  ...signup,
  ...signupQuestions,
  ...supervisionProfiles,
  ...supervisionSites,
  ...tasks,
  ...trainingPlans,
  ...trainings,
  ...twoFactor,
  ...users,
}
