// Whom a faculty member will guide next: the trainings with them that have not begun, with the placements made for these.
import { bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import type { Principal } from '@practicum/shared/access/principal'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import type { PlacementStatus } from '@practicum/shared/features/placements/placements.views'
import {
  type UpcomingTrainee,
  upcomingTrainees,
} from '@practicum/shared/features/placements/upcoming-trainees.contract'
import { trainingContent } from '@practicum/shared/features/trainings/trainings.fields'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { todayOf } from '../../reads/today'
import { type Conditions, queryRows, type Statement } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'
import { NAMED_BY, trainingSelected } from '../trainings/trainings.names'

const MOST = 100

const TODAY = todayOf('t')

interface Training extends RowOf<typeof trainingContent> {
  readonly training_id: string
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly trainee: PersonRef | null
}

const GUIDED = `read.training t join read.position o on o.position_id = t.trainee_position_id and o.position_status = 'active'`
const guided = (principal: Principal): Conditions => scopeOf(trainingPolicy.guide, principal, 't')

/** Of each trainee the training that begins next. */
function next(principal: Principal): Statement {
  const { sql, values } = guided(principal)
    .and(`t.start_at > ${TODAY}`)
    .select(
      `distinct on (t.trainee_position_id) t.training_id, t.trainee_id, t.trainee_position_id,
        ${trainingSelected('t')}, ${personJson('t.trainee_position_id')} as trainee`,
      GUIDED,
      'order by t.trainee_position_id, t.start_at, t.training_id',
    )
  return { sql: `select * from (${sql}) n order by n.start_at, n.training_id limit ${MOST}`, values }
}

interface Placed {
  readonly training_id: string
  readonly placement_id: string
  readonly placement_status: PlacementStatus
  readonly signature_required: boolean
  readonly site_id: string
  readonly site_name: string
}

const placed = (principal: Principal, trainings: readonly Training[]): Statement =>
  scopeOf(placementPolicy.see, principal, 'p')
    .and(
      'p.training_id = any(?::uuid[])',
      trainings.map(({ training_id }) => training_id),
    )
    .and('p.archived_at is null')
    .select(
      'p.training_id, p.placement_id, p.placement_status, p.signature_required, p.site_id, s.name as site_name',
      'read.placement p join read.site s on s.site_id = p.site_id',
      'order by p.created_at, p.placement_id',
    )

const USES = ['training', 'placement', 'site', 'person', 'position', 'organization', ...NAMED_BY]

export const upcomingTraineesQuery = bindQuery(upcomingTrainees, USES, async ({ db, principal }: QueryCall) => {
  const lasting = guided(principal).and(`t.end_at >= ${TODAY}`)
  const [trainings, [counted]] = await Promise.all([
    queryRows<Training>(db, next(principal)),
    queryRows<{ count: number }>(db, lasting.select('count(distinct t.trainee_position_id)::int as count', GUIDED)),
  ])
  const placements = await queryRows<Placed>(db, placed(principal, trainings))
  return { trainees_count: counted?.count ?? 0, upcoming: trainings.map(training => shown(training, placements)) }
})

const shown = (training: Training, placements: readonly Placed[]): UpcomingTrainee => ({
  id: training.training_id,
  trainee: shownPerson(training.trainee, training.trainee_id, training.trainee_position_id),
  training: { id: training.training_id, ...onlyRow(trainingContent, training) },
  placements: placements
    .filter(({ training_id }) => training_id === training.training_id)
    .map(({ placement_id, placement_status, signature_required, site_id, site_name }) => ({
      id: placement_id,
      status: placement_status,
      signature_required,
      archived_at: null,
      supervision_site: { id: site_id, name: site_name },
    })),
})
