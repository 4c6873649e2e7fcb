// A row of the table of placements as the contract shows it.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { agreementStatus, openRoles } from '@practicum/shared/features/placements/placements.agreements'
import { daysOfPlacement } from '@practicum/shared/features/placements/placements.days'
import { agreementContent, placementContent } from '@practicum/shared/features/placements/placements.fields'
import { statusDate } from '@practicum/shared/features/placements/placements.status-date'
import type {
  PlacementDetails,
  PlacementStatus,
  PlacementView,
} from '@practicum/shared/features/placements/placements.views'
import { longestAgo, waitsFor } from '@practicum/shared/features/placements/placements.waiting'
import { proposedFields } from '@practicum/shared/features/placements/proposed-supervisor'
import { type Slots, waitingPlace } from '@practicum/shared/features/supervision-sites/site-slots.standing'
import { trainingContent } from '@practicum/shared/features/trainings/trainings.fields'
import { onlyRow, type RowOf, toRow } from '@practicum/shared/kernel/fields'
import { personJson, shownPerson } from '../people/person-ref'
import { trainingSelected } from '../trainings/trainings.names'
import { type AgreementCell, type PlacementRow, type ProposedCell, placementTable } from './placements.table'

type Instants = 'submitted_at' | 'ready_at' | 'approved_at' | 'archived_at' | 'created_at' | 'updated_at'

/** A row as {@link PLACEMENT_COLUMNS} reads it: instants as Date, days as text. */
export type ReadPlacement = Omit<PlacementRow, Instants> &
  RowOf<typeof trainingContent> & {
    readonly submitted_at: Date | null
    readonly ready_at: Date | null
    readonly approved_at: Date | null
    readonly archived_at: Date | null
    readonly created_at: Date
    readonly updated_at: Date
    readonly site_name: string
    readonly trainee: PersonRef | null
    readonly supervisor: PersonRef | null
    readonly faculty: PersonRef | null
  }

const OWN_COLUMNS = Object.entries(placementTable.columns)
  .map(([name, type]) => (type === 'date' ? `p.${name}::text` : `p.${name}`))
  .join(', ')

export const PLACEMENT_COLUMNS = `${OWN_COLUMNS}, s.name as site_name, ${trainingSelected('t')},
  ${personJson('p.trainee_position_id')} as trainee,
  ${personJson('p.supervisor_position_id')} as supervisor,
  ${personJson('p.faculty_position_id')} as faculty`

/** A placement is shown as soon as its site and training are: without them it would have no name. */
export const PLACEMENT_SOURCE = `read.placement p join read.site s on s.site_id = p.site_id
  join read.training t on t.training_id = p.training_id`

/** By the id of the site; without those that have not said how many places they have, or are not for this reader. */
export type SlotsOf = ReadonlyMap<string, Slots>

/** Of each site once, however many placements are shown. */
export async function slotsOfSites(db: ScopedDb, rows: readonly ReadPlacement[]): Promise<SlotsOf> {
  const siteIds = [...new Set(rows.map(({ site_id }) => site_id))]
  if (siteIds.length === 0) return new Map()
  const found = await db.query<Slots & { readonly site_id: string }>(
    'select ss.site_id, ss.slots, ss.places from read.site_slots ss where ss.site_id = any($1::uuid[])',
    [siteIds],
  )
  return new Map(found.map(({ site_id, ...slots }) => [site_id, slots]))
}

export function placementView(row: ReadPlacement, slotsOf: SlotsOf): PlacementView {
  const named = people(row)
  return {
    id: row.placement_id,
    status: row.placement_status as PlacementStatus,
    signature_required: row.signature_required,
    ...named,
    supervision_site: { id: row.site_id, name: row.site_name },
    training: { id: row.training_id, ...onlyRow(trainingContent, row) },
    ...onlyRow(placementContent, row),
    ...lasting(row),
    denied_reason: row.denied_reason,
    ...dates(row),
    ...waiting(row, named),
    waiting_place: placeInLine(row, slotsOf),
    version: row.revision,
  }
}

function lasting({ first_day: firstDay, last_day: lastDay, start_at, end_at }: ReadPlacement) {
  const { startAt, endAt } = daysOfPlacement({ firstDay, lastDay }, { startAt: start_at, endAt: end_at })
  return { start_at: startAt, end_at: endAt }
}

function placeInLine({ placement_id, site_id }: ReadPlacement, slotsOf: SlotsOf): number | null {
  const slots = slotsOf.get(site_id)
  return slots ? waitingPlace(slots, placement_id) : null
}

function people(row: ReadPlacement) {
  return {
    trainee: shownPerson(row.trainee, row.trainee_id, row.trainee_position_id),
    supervisor: maybePerson(row.supervisor, row.supervisor_id, row.supervisor_position_id),
    supervisor_id: row.supervisor_id,
    supervisor_joined: row.supervisor_joined,
    proposed_supervisor: row.proposed && shownProposed(row.proposed),
    faculty: maybePerson(row.faculty, row.faculty_id, row.faculty_position_id),
  }
}

const shownProposed = ({ invitedAt, ...proposed }: ProposedCell) => ({
  ...toRow(proposedFields, proposed),
  name: `${proposed.firstName} ${proposed.lastName}`,
  invited_at: invitedAt,
})

function waiting(row: ReadPlacement, named: ReturnType<typeof people>) {
  const holder = (person: PersonRef | null) => person && { userId: person.id, positionId: person.position_id }
  const turn = waitsFor({
    status: row.placement_status as PlacementStatus,
    archived: row.archived_at !== null,
    trainee: { userId: row.trainee_id, positionId: row.trainee_position_id },
    supervisor: holder(named.supervisor),
    supervisorJoined: row.supervisor_joined,
    faculty: holder(named.faculty),
    agreements: row.agreements,
  })
  const positions = turn.map(({ positionId }) => positionId)
  const all = [named.trainee, named.supervisor, named.faculty].filter(person => person !== null)
  return {
    waits_for: all.filter(({ position_id }) => positions.includes(position_id)),
    reminded_at: longestAgo(row.reminders, turn),
  }
}

const maybePerson = (found: PersonRef | null, userId: string | null, positionId: string | null): PersonRef | null =>
  userId !== null && positionId !== null ? shownPerson(found, userId, positionId) : null

function dates(row: ReadPlacement) {
  const approvedAt = row.approved_at?.toISOString() ?? null
  const createdAt = row.created_at.toISOString()
  const updatedAt = row.updated_at.toISOString()
  const status = row.placement_status as PlacementStatus
  return {
    archived_at: row.archived_at?.toISOString() ?? null,
    ready_at: row.ready_at?.toISOString() ?? null,
    approved_at: approvedAt,
    created_at: createdAt,
    updated_at_zulu: updatedAt,
    status_date: statusDate({ status, approvedAt, createdAt, updatedAt }),
  }
}

type AgreementView = PlacementDetails['submitted_agreements'][number]

export const agreementView = (agreement: AgreementCell): AgreementView => ({
  id: agreement.id,
  ...toRow(agreementContent, agreement),
  open_roles: [...openRoles(agreement)],
  submitted_at: agreement.submittedAt,
  status: agreementStatus(agreement),
})
