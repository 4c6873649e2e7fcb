// What placements mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import { applicationEvents } from './application.events'
import * as campus from './placement-campus.contract'
import * as days from './placement-days.contract'
import * as full from './placement-full.contract'
import * as reminding from './placement-reminding.contract'
import * as requesting from './placement-requests.contract'
import * as stages from './placement-stages.contract'
import * as status from './placement-status.contract'
import * as contract from './placements.contract'
import { placementEvents } from './placements.events'
import { placementNotifications } from './placements.notifications'
import { refusals } from './placements.refusals'
import * as upcomingTrainees from './upcoming-trainees.contract'

export const placements = feature('placements', {
  byToken: true,
  contracts: [contract, campus, days, full, requesting, reminding, stages, status, upcomingTrainees],
  events: [applicationEvents, placementEvents],
  refusals,
  notifications: placementNotifications,
  webhooks: {
    'placement.submitted': 'A placement is applied for',
    'placement.ready': 'A placement is ready for a decision',
    'placement.approved': 'A placement is approved',
    'placement.denied': 'A placement is denied',
  },
})
