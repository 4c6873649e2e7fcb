// A placement with all that stands beside it, over HTTP: apart, for no screen asks for everything at once.
import { z } from 'zod'
import { attachmentView } from '../../contract/attached'
import { byId, query } from '../../contract/row'
import { placementLogs } from '../placement-logs/placement-logs.contract'
import { listSiteSlots } from '../supervision-sites/site-slots.contract'
import { siteView } from '../supervision-sites/supervision-sites.contract'
import { trainingView } from '../trainings/trainings.contract'
import { placementDetails, placementViewers } from './placements.views'

export const PLACEMENT_DECISIONS = ['pending', 'approved', 'denied'] as const

const documents = z.array(attachmentView).nullable()

export const getFullPlacement = query({
  name: 'getFullPlacement',
  feature: 'placements',
  path: '/api/placements/:id/full',
  summary:
    'One placement with all that stands beside it, each as the current position may see it. What is not for it is null; programs with an access token are told the placement alone.',
  access: placementViewers,
  params: byId,
  answer: z.object({
    placement: placementDetails,
    /** Pending until it is approved or denied. */
    decision: z.enum(PLACEMENT_DECISIONS),
    supervision_site: siteView.nullable(),
    /** The periods for which its site has published places. */
    slots: listSiteSlots.answer.shape.data.nullable(),
    training: trainingView.nullable(),
    /** The days that were logged at it. */
    logs: placementLogs.answer.nullable(),
    training_documents: documents,
    site_documents: documents,
  }),
})
