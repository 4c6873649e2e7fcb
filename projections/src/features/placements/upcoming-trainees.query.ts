// Whom a faculty member will guide next: the trainings with them that have not begun, with the placements made for these.
import { bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { trainingContent } from '@practicum/shared/features/placements/placements.fields'
import type { PlacementStatus } from '@practicum/shared/features/placements/placements.views'
import {
  type UpcomingTrainee,
  upcomingTrainees,
} from '@practicum/shared/features/placements/upcoming-trainees.contract'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { selected } from '../../runner/conditions'
import { personJson, shownPerson } from '../people/person-ref'

const MOST = 100

/** Days of a training belong to its organization. */
const TODAY = '(select (now() at time zone o.zone)::date from read.organization o where o.organization_id = $2)'

interface Training extends RowOf<typeof trainingContent> {
  readonly training_id: string
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly trainee: PersonRef | null
}

/** Of each trainee the training that begins next. */
const NEXT = `select * from (
    select distinct on (t.trainee_position_id) t.training_id, t.trainee_id, t.trainee_position_id,
      ${selected(trainingContent, 't')}, ${personJson('t.trainee_id', 't.trainee_position_id')} as trainee
    from read.training t
    join read.position o on o.position_id = t.trainee_position_id and o.position_status = 'active'
    where t.faculty_position_id = $1 and t.organization_id = $2 and t.start_at > ${TODAY}
    order by t.trainee_position_id, t.start_at, t.training_id) n
  order by n.start_at, n.training_id limit ${MOST}`

const GUIDED = `select count(distinct t.trainee_position_id)::int as count from read.training t
  join read.position o on o.position_id = t.trainee_position_id and o.position_status = 'active'
  where t.faculty_position_id = $1 and t.organization_id = $2 and t.end_at >= ${TODAY}`

interface Placed {
  readonly training_id: string
  readonly placement_id: string
  readonly placement_status: PlacementStatus
  readonly signature_required: boolean
  readonly site_id: string
  readonly site_name: string
}

const PLACED = `select p.training_id, p.placement_id, p.placement_status, p.signature_required, p.site_id, s.name as site_name
  from read.placement p join read.site s on s.site_id = p.site_id
  where p.training_id = any($1::uuid[]) and p.archived_at is null order by p.created_at, p.placement_id`

const USES = ['training', 'placement', 'site', 'person', 'position', 'organization']

export const upcomingTraineesQuery = bindQuery(upcomingTrainees, USES, async ({ db, principal }: QueryCall) => {
  const mine = [principal.positionId, principal.organizationId]
  const [trainings, guided] = await Promise.all([
    db.query<Training>(NEXT, mine),
    db.query<{ count: number }>(GUIDED, mine),
  ])
  const placed = await db.query<Placed>(PLACED, [trainings.map(({ training_id }) => training_id)])
  return { trainees_count: guided[0]?.count ?? 0, upcoming: trainings.map(training => shown(training, placed)) }
})

const shown = (training: Training, placed: readonly Placed[]): UpcomingTrainee => ({
  id: training.training_id,
  trainee: shownPerson(training.trainee, training.trainee_id, training.trainee_position_id),
  training: { id: training.training_id, ...onlyRow(trainingContent, training) },
  placements: placed
    .filter(({ training_id }) => training_id === training.training_id)
    .map(({ placement_id, placement_status, signature_required, site_id, site_name }) => ({
      id: placement_id,
      status: placement_status,
      signature_required,
      archived_at: null,
      supervision_site: { id: site_id, name: site_name },
    })),
})
