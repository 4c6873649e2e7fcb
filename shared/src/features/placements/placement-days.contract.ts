// The days of a placement over HTTP, as they are changed after it was asked for.
import { z } from 'zod'
import { byId, command } from '../../contract/row'
import { placementDays } from './placements.days'
import { placementMoved } from './placements.views'

const feature = 'placements'

export const changePlacementDays = command({
  name: 'changePlacementDays',
  feature,
  method: 'PUT',
  path: '/api/placements/:id/days',
  summary:
    'Change the first and the last day of a placement, within its training; null: that of the training. Coordinators do so until it is denied, its trainee while it is open.',
  access: {
    who: ['coordinator', 'trainee'],
    relation: 'coordinator of the organization; trainee of the placement',
    impersonation: 'deny',
  },
  params: byId,
  body: z
    .strictObject({
      first_day: placementDays.firstDay.sent,
      last_day: placementDays.lastDay.sent,
      version: z.int().optional(),
    })
    .meta({ examples: [{ first_day: '2027-01-10', last_day: null, version: 4 }] }),
  answer: placementMoved,
  refusals: [
    'placement.day_outside',
    'placement.days_reversed',
    'placement.days_logged',
    'placement.decided',
    'placement.not_open',
    'placement.archived',
    'site_slot.full',
    'version_conflict',
  ],
})
