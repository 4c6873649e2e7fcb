// Whether a placement is on campus, over HTTP: by the word of whoever decides about placements.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'
import { deciders } from './placements.contract'
import { placementCampus } from './placements.fields'

const feature = 'placements'

export const setPlacementCampus = command({
  name: 'setPlacementCampus',
  feature,
  method: 'PATCH',
  path: '/api/placements/:id/campus',
  summary: 'Say whether a placement is on campus; one that is counts as no place found for its training.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ is_campus: placementCampus.isCampus.sent }),
  answer: ACCEPTED,
})
