// Placements (applications) over HTTP: list, details, decisions one by one and in batch.
import { z } from 'zod'
import { codesColumn, dayColumn, instantColumn, namesColumn, textColumn, yesOrNoColumn } from '../../contract/columns'
import { commentContent, commentPage, earlierThan } from '../../contract/commented'
import { ACCEPTED, byId, command, list, query } from '../../contract/row'
import { sentOf } from '../../kernel/fields'
import { decisionReason, placementRecurrence } from './placements.fields'
import { placementDetails, placementMoved, placementStatus, placementView, placementViewers } from './placements.views'

const feature = 'placements'

export const APPROVE_BATCH_MAX = 100

export const deciders = { who: ['coordinator'] } as const

const anId = z.uuid().optional()

export const listPlacements = list({
  name: 'listPlacements',
  feature,
  path: '/api/placements',
  summary: 'Placements of the current position, by how words of the trainee’s or the site’s name begin.',
  access: placementViewers,
  filter: z.strictObject({
    status: z.union([placementStatus, z.array(placementStatus)]).optional(),
    /** Submitted and ready: what waits for a decision. */
    needs_review: z.boolean().optional(),
    signature_required: z.boolean().optional(),
    archived: z.boolean().optional(),
    /** Waits for a place at its site. */
    waiting: z.boolean().optional(),
    ...{ trainee_id: anId, supervisor_id: anId, site_id: anId },
    id: z.array(z.uuid()).max(100).optional(),
  }),
  item: placementView,
  sort: ['updated_at_zulu', 'created_at', 'ready_at', 'status', 'trainee', 'supervision_site', 'start_at', 'end_at'],
  defaultOrder: 'desc',
  counted: true,
  columns: {
    trainee: namesColumn('Trainee'),
    supervision_site: namesColumn('Site'),
    supervisor: namesColumn('Supervisor'),
    faculty: namesColumn('Faculty'),
    status: codesColumn('Status', {
      open: 'Open',
      submitted: 'Submitted',
      ready: 'Ready',
      approved: 'Approved',
      denied: 'Denied',
    }),
    signature_required: yesOrNoColumn('Signature required'),
    status_date: instantColumn('Since'),
    created_at: instantColumn('Applied'),
    start_at: dayColumn('First day'),
    end_at: dayColumn('Last day'),
    denied_reason: textColumn('Reason given'),
    archived_at: instantColumn('Archived'),
  },
})

export const getPlacement = query({
  name: 'getPlacement',
  feature,
  path: '/api/placements/:id',
  summary: 'One placement with its agreements and comments.',
  access: placementViewers,
  params: byId,
  answer: placementDetails,
})

export const approvePlacement = command({
  name: 'approvePlacement',
  feature,
  method: 'POST',
  path: '/api/placements/:id/approve',
  summary: 'Approve a ready placement.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ version: z.int().optional() }),
  answer: placementMoved,
  refusals: [
    'placement.not_ready',
    'placement.supervisor_not_joined',
    'placement.archived',
    'site_slot.full',
    'version_conflict',
  ],
})

export const denyPlacement = command({
  name: 'denyPlacement',
  feature,
  method: 'POST',
  path: '/api/placements/:id/deny',
  summary: 'Deny a submitted or ready placement, with the reason the trainee is told.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ ...sentOf(decisionReason), version: z.int().optional() }),
  answer: placementMoved,
  refusals: ['placement.not_decidable', 'placement.supervisor_not_joined', 'placement.archived', 'version_conflict'],
})

export const reopenPlacement = command({
  name: 'reopenPlacement',
  feature,
  method: 'POST',
  path: '/api/placements/:id/reopen',
  summary: 'Take a denial back, with a reason: the placement is open again.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ ...sentOf(decisionReason), version: z.int().optional() }),
  answer: placementMoved,
  refusals: ['placement.not_reopenable', 'placement.duplicate', 'placement.archived', 'version_conflict'],
})

export const revokePlacementApproval = command({
  name: 'revokePlacementApproval',
  feature,
  method: 'POST',
  path: '/api/placements/:id/revoke',
  summary: 'Take an approval back, with a reason: the placement is ready again.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ ...sentOf(decisionReason), version: z.int().optional() }),
  answer: placementMoved,
  refusals: ['placement.not_revocable', 'placement.archived', 'version_conflict'],
})

export const archivePlacement = command({
  name: 'archivePlacement',
  feature,
  method: 'PATCH',
  path: '/api/placements/:id/archive',
  summary: 'Archive a placement or bring it back.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ archived: z.boolean() }),
  answer: ACCEPTED,
  refusals: ['placement.duplicate', 'site_slot.full'],
})

export const setPlacementRecurring = command({
  name: 'setPlacementRecurring',
  feature,
  method: 'PATCH',
  path: '/api/placements/:id/recurring',
  summary: 'Switch a placement between recurring and not recurring.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ recurring: placementRecurrence.recurring.sent }),
  answer: ACCEPTED,
})

export const batchApprovePlacements = command({
  name: 'batchApprovePlacements',
  feature,
  method: 'POST',
  path: '/api/placements/batch-approve',
  summary: 'Approve several placements; each item has its own answer.',
  access: { ...deciders, relation: 'coordinator of the organization', impersonation: 'deny' },
  body: z.strictObject({ placement_ids: z.array(z.uuid()).min(1).max(APPROVE_BATCH_MAX) }),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.uuid(),
        approved: z.boolean(),
        /** The version that the approval left; an undo names it. */
        version: z.int().nullable(),
        error: z
          .object({
            code: z.string(),
            message: z.string(),
            /** What the message names, for whoever says it in another language. */
            data: z.record(z.string(), z.unknown()).optional(),
          })
          .nullable(),
      }),
    ),
  }),
})

export const placementComments = query({
  name: 'placementComments',
  feature,
  path: '/api/placements/:id/comments',
  summary: 'Comments of a placement by pages, from the newest backwards.',
  access: placementViewers,
  params: byId,
  query: earlierThan,
  answer: commentPage,
})

export const commentOnPlacement = command({
  name: 'commentOnPlacement',
  feature,
  method: 'POST',
  path: '/api/placements/:id/comments',
  summary: 'Say something about a placement to those who are part of it.',
  access: { ...placementViewers, impersonation: 'deny' },
  params: byId,
  body: z.strictObject(sentOf(commentContent)),
  reaches: () => 1,
  answer: z.object({ id: z.uuid() }),
})
