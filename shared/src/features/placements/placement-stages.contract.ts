// How far placements have come, over HTTP: for the pictures on dashboards.
import { z } from 'zod'
import { query } from '../../contract/row'
import { placementStatus, placementView } from './placements.views'

const feature = 'placements'

export const placementStages = query({
  name: 'placementStages',
  feature,
  path: '/api/placements/by-stage',
  summary: 'How many placements stand at each stage, without the archived.',
  access: { who: ['coordinator', 'faculty', 'supervisor'], relation: 'as listPlacements', protected: false },
  answer: z.object({
    /** Each stage once, in its order. */
    stages: z.array(z.object({ status: placementStatus, placements: z.int() })),
  }),
})

/** So many placements of one’s own are shown. */
export const OWN_PLACEMENTS_SHOWN = 2

export const ownPlacements = query({
  name: 'ownPlacements',
  feature,
  path: '/api/placements/own',
  summary: 'The newest placements of the caller that are not archived, with the stage of each.',
  access: { who: ['trainee'], relation: 'trainee of the placement' },
  answer: z.object({
    /** At most {@link OWN_PLACEMENTS_SHOWN}, the newest first. */
    placements: z.array(placementView.pick({ id: true, status: true, supervision_site: true })),
  }),
})
