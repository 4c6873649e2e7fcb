// Reads of placements: the list of those one is part of, and one with its agreements and comments.
import { type Binding, bindList, bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { placementRequirements } from '@practicum/shared/features/placements/placement-requests.contract'
import {
  getPlacement,
  listPlacements,
  placementComments,
} from '@practicum/shared/features/placements/placements.contract'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import { NEEDS_REVIEW } from '@practicum/shared/features/placements/placements.transitions'
import { PLACEMENT_STATUSES, type PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { siteSlotPolicy } from '@practicum/shared/features/supervision-sites/site-slots.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { commentPageOf, commentViews } from '../../comments/comment-views'
import type { ReadSlots } from '../../reads/slots'
import { type Conditions, queryRows } from '../../runner/conditions'
import { type Order, queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { nameOfHolder, peopleShown, positionsOf, shownPeople } from '../people/person-ref'
import { NAMED_BY } from '../trainings/trainings.names'
import { fullPlacementQuery } from './placement-full.query'
import { called } from './placements.called'
import { placementStageQueries } from './placements.stages'
import type { DoneCell, PlacementRow, TakenBackCell } from './placements.table'
import {
  agreementView,
  PLACEMENT_COLUMNS,
  PLACEMENT_SOURCE,
  placementView,
  type ReadPlacement,
  slotsOfSites,
} from './placements.view'
import { upcomingTraineesQuery } from './upcoming-trainees.query'

type ListPlacements = Parameters<Parameters<typeof bindList<typeof listPlacements>>[2]>[0]

type PlacementComments = Parameters<Parameters<typeof bindQuery<typeof placementComments>>[2]>[0]

const USES = ['placement', 'site', 'training', 'person', 'position', 'site_slots', 'supervision_site', ...NAMED_BY]

const TRAINEE_NAME = nameOfHolder('p.trainee_position_id')

/** As `daysOfPlacement` has them. */
const FROM = 'greatest(p.first_day, t.start_at)'
const TO = 'least(p.last_day, t.end_at)'
const lasting = (own: string, ofTraining: string): string =>
  `case when ${FROM} <= ${TO} then ${own} else ${ofTraining} end`

const SORTS: Readonly<Record<ListPlacements['list']['sort']['field'], Omit<Order, 'direction'>>> = {
  updated_at_zulu: { by: ['p.updated_at'] },
  created_at: { by: ['p.created_at'] },
  ready_at: { by: ['p.ready_at'], nullable: true },
  status: { by: ['p.placement_status', 'p.updated_at'] },
  trainee: { by: [TRAINEE_NAME], nullable: true },
  supervision_site: { by: ['s.name'] },
  start_at: { by: [lasting(FROM, 't.start_at')] },
  end_at: { by: [lasting(TO, 't.end_at')] },
}

/** By what stands in rows beside those of placements. */
const JOINED: readonly string[] = ['supervision_site', 'start_at', 'end_at']

export const placementQueries = (slots: Pick<ReadSlots, 'besidePlacements'>): readonly Binding[] => [
  bindList(listPlacements, USES, answerList),
  bindQuery(getPlacement, USES, answerOne),
  fullPlacementQuery(slots, { uses: USES, readOne: answerOne }),
  bindQuery(placementRequirements, ['placement'], answerRequirements),
  bindQuery(placementComments, ['comment', 'placement', 'person', 'position'], answerComments),
  ...placementStageQueries,
  upcomingTraineesQuery,
]

async function answerList({ list, principal, db }: ListPlacements) {
  const { sort } = list
  const waiting = list.filter.waiting === undefined ? undefined : await waitingIds(principal, db)
  const words = await called(db, list.terms)
  const { rows, ...counted } = await queryPage<ReadPlacement>(db, {
    columns: PLACEMENT_COLUMNS,
    source: PLACEMENT_SOURCE,
    // Joined, the planner takes what is found for little, and sorts all of it.
    found: JOINED.includes(sort.field) ? PLACEMENT_SOURCE : 'read.placement p',
    key: 'p.placement_id',
    where: scopesOf(placementPolicy.see, principal, 'p').flatMap(one =>
      byStatus(inLine(narrow(one, list).with(words), list, waiting), list),
    ),
    order: { ...SORTS[sort.field], direction: sort.order },
    page: list,
  })
  const slotsOf = await slotsOfSites(db, rows)
  return { items: rows.map(row => placementView(row, slotsOf)), ...counted }
}

/** Indexes have the placements of each status apart. */
function byStatus(where: Conditions, { filter }: ListPlacements['list']): readonly Conditions[] {
  const asked = filter.status === undefined ? undefined : [filter.status].flat()
  const reviewed =
    filter.needs_review === undefined
      ? undefined
      : PLACEMENT_STATUSES.filter(one => NEEDS_REVIEW.includes(one) === filter.needs_review)
  const statuses = asked && reviewed ? asked.filter(one => reviewed.includes(one)) : (asked ?? reviewed)
  return statuses?.map(status => where.copy().and('p.placement_status = ?', status)) ?? [where]
}

async function waitingIds(principal: Principal, db: ScopedDb): Promise<readonly string[]> {
  const where = scopeOf(siteSlotPolicy.see, principal, 'ss')
  const rows = await queryRows<{ waiting: readonly string[] }>(
    db,
    where.and(`ss.waiting <> '{}'`).select('ss.waiting', 'read.site_slots ss'),
  )
  return rows.flatMap(({ waiting }) => waiting)
}

const inLine = (
  where: Conditions,
  { filter }: ListPlacements['list'],
  waiting: readonly string[] | undefined,
): Conditions => where.when(waiting, `${filter.waiting ? '' : 'not '}p.placement_id = any(?::uuid[])`)

function narrow(where: Conditions, { filter }: ListPlacements['list']): Conditions {
  const archived = filter.archived ?? (filter.id === undefined ? false : undefined)
  if (archived !== undefined) where.and(`p.archived_at is ${archived ? 'not null' : 'null'}`)
  return where
    .when(filter.signature_required, 'p.signature_required = ?')
    .when(filter.trainee_id, 'p.trainee_position_id = any ?', positionsOf)
    .when(filter.supervisor_id, 'p.supervisor_position_id = any ?', positionsOf)
    .when(filter.site_id, 'p.site_id = ?')
    .when(filter.id, 'p.placement_id = any(?::uuid[])')
}

async function answerOne({ params, principal, db }: QueryCall<{ id: string }>): Promise<PlacementDetails | Refusal> {
  const where = scopeOf(placementPolicy.see, principal, 'p').and('p.placement_id = ?', params.id)
  const [row] = await queryRows<ReadPlacement>(db, where.select(PLACEMENT_COLUMNS, PLACEMENT_SOURCE))
  if (!row) return refuse('not_found', {}, { kind: 'missing' })
  const agreements = row.agreements.map(agreementView)
  return {
    ...placementView(row, await slotsOfSites(db, [row])),
    placement_requirement: { agreements },
    submitted_agreements: agreements.filter(({ status }) => status === 'submitted'),
    taken_back: await takenBackView(db, row.taken_back),
    done: await doneView(db, row.done),
    comments: await commentViews(db, row.comments),
    comments_count: row.comments_count,
  }
}

async function answerRequirements({ params: { id }, principal, db }: QueryCall<{ id: string }>) {
  const where = scopeOf(placementPolicy.see, principal, 'p').and('p.placement_id = ?', id)
  const [row] = await queryRows<Pick<PlacementRow, 'agreements' | 'signature_required'>>(
    db,
    where.select('p.agreements, p.signature_required', 'read.placement p'),
  )
  if (!row) return refuse('not_found', {}, { kind: 'missing' })
  return { agreements: row.agreements.map(agreementView), signature_required: row.signature_required }
}

async function answerComments({ params: { id }, query: { before }, principal, db }: PlacementComments) {
  const where = scopeOf(placementPolicy.see, principal, 'p').and('p.placement_id = ?', id)
  const [seen] = await queryRows(db, where.select('p.placement_id', 'read.placement p'))
  return seen ? commentPageOf(db, { type: 'placement', id, before }) : refuse('not_found', {}, { kind: 'missing' })
}

async function takenBackView(db: ScopedDb, cell: TakenBackCell | null): Promise<PlacementDetails['taken_back']> {
  if (!cell) return null
  const { kind, byId, byPositionId, reason, at } = cell
  const [by] = await shownPeople(db, [{ userId: byId, positionId: byPositionId }])
  return by ? { kind, by, reason, at } : null
}

async function doneView(db: ScopedDb, cells: readonly DoneCell[]): Promise<PlacementDetails['done']> {
  const holders = cells.flatMap(({ byId, byPositionId }) =>
    byId !== null && byPositionId !== null ? [{ userId: byId, positionId: byPositionId }] : [],
  )
  const shown = await peopleShown(db, holders)
  return cells.map(({ step, agreement, byId, byPositionId, at }) => {
    const by = byId !== null && byPositionId !== null ? shown({ userId: byId, positionId: byPositionId }) : null
    return { step, agreement, by, at }
  })
}
