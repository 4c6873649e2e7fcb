// The table of placements: one row a placement, with its agreements and newest comments inside.
import type { Agreement } from '@practicum/shared/features/placements/placements.agreements'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import type { Reminder } from '@practicum/shared/features/placements/placements.state'
import type { PlacementStep, TakenBack } from '@practicum/shared/features/placements/placements.views'
import type { Proposed } from '@practicum/shared/features/placements/proposed-supervisor'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { Commented } from '../../comments/comment-cell'
import type { TableDefinition } from '../../runner/table'

export interface AgreementCell extends Agreement {
  /** Of the latest signature. */
  readonly submittedAt: string | null
}

/** The last decision, taken back; gone once it is decided again. */
export interface TakenBackCell {
  readonly kind: TakenBack['kind']
  readonly byId: string
  readonly byPositionId: string
  readonly reason: string
  /** ISO instant. */
  readonly at: string
}

/** Whom the trainee asks for, while nobody is named. */
export interface ProposedCell extends Proposed {
  /** ISO instant; null: nobody has invited them. */
  readonly invitedAt: string | null
}

/** Goes when it is taken back. */
export interface DoneCell extends Pick<PlacementStep, 'step' | 'agreement'> {
  readonly byId: string | null
  readonly byPositionId: string | null
  /** ISO instant. */
  readonly at: string
}

export type PlacementRow = RowOf<typeof placementContent> &
  Commented & {
    readonly placement_id: string
    readonly organization_id: string
    readonly placement_status: string
    readonly trainee_id: string
    readonly trainee_position_id: string
    readonly supervisor_id: string | null
    readonly supervisor_position_id: string | null
    readonly supervisor_joined: boolean
    readonly proposed: ProposedCell | null
    /** Who was invited in their place. */
    readonly invitee_id: string | null
    readonly faculty_id: string | null
    readonly faculty_position_id: string | null
    readonly site_id: string
    readonly training_id: string
    readonly agreements: readonly AgreementCell[]
    readonly signature_required: boolean
    readonly denied_reason: string | null
    readonly taken_back: TakenBackCell | null
    readonly done: readonly DoneCell[]
    /** The last time; null: never. */
    readonly submitted_at: string | null
    /** Since when it waits for a decision; null while it waits for none. */
    readonly ready_at: string | null
    readonly approved_at: string | null
    readonly archived_at: string | null
    readonly reminders: readonly Reminder[]
    readonly created_at: string
    readonly updated_at: string
    readonly revision: number
  }

export const placementTable: TableDefinition<PlacementRow> = {
  name: 'placement',
  columns: {
    placement_id: 'uuid',
    organization_id: 'uuid',
    placement_status: 'text',
    trainee_id: 'uuid',
    trainee_position_id: 'uuid',
    supervisor_id: 'uuid',
    supervisor_position_id: 'uuid',
    supervisor_joined: 'boolean',
    proposed: 'jsonb',
    invitee_id: 'uuid',
    faculty_id: 'uuid',
    faculty_position_id: 'uuid',
    site_id: 'uuid',
    training_id: 'uuid',
    ...columnsOf(placementContent),
    agreements: 'jsonb',
    signature_required: 'boolean',
    comments: 'jsonb',
    comments_count: 'integer',
    denied_reason: 'text',
    taken_back: 'jsonb',
    done: 'jsonb',
    submitted_at: 'timestamptz',
    ready_at: 'timestamptz',
    approved_at: 'timestamptz',
    archived_at: 'timestamptz',
    reminders: 'jsonb',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'placement_id',
  indexes: [
    'organization_id, placement_status, updated_at, placement_id where archived_at is null',
    'organization_id, created_at, placement_id',
    'site_id',
    'training_id where archived_at is null',
    'invitee_id where invitee_id is not null',
  ],
  lists: {
    of: ['organization_id', 'trainee_position_id', 'supervisor_position_id', 'faculty_position_id'],
    sorts: ['updated_at'],
  },
  visible: placementPolicy.see,
  // Whoever publishes the places of a site asks which placements are at it.
  selectGrants: ['command', 'reactor'],
}
