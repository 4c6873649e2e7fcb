// The training that a trainee is in on this day of their organization, read with their own eyes: an admin sees none of it by themselves.
import { type ScopedDb, throughEyesOf } from '@practicum/infra/postgres/scoped'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { type CurrentTraining, PLACEMENTS_TOLD } from '@practicum/shared/features/users/user-training.contract'
import type { UserPosition } from '@practicum/shared/features/users/users.contract'
import { shownDate } from '@practicum/shared/kernel/formats'
import { todayOf } from '../../reads/today'
import { personJson, shownPerson } from '../people/person-ref'
import { NAMED_BY, titleOf } from '../trainings/trainings.names'

export const USES_OF_TRAINING = ['training', 'placement', 'site', ...NAMED_BY] as const

const PLACEMENTS = `select p.created_at, p.placement_id, json_build_object('id', p.placement_id, 'name', s.name, 'is_campus', p.is_campus) as told
  from read.placement p join read.site s on s.site_id = p.site_id
  where p.training_id = t.training_id and p.archived_at is null and p.placement_status <> 'denied'
  order by p.created_at, p.placement_id limit ${PLACEMENTS_TOLD}`

const CURRENT = `select ${titleOf('t')} as training_plan, t.start_at::text, t.end_at::text,
    t.faculty_id, t.faculty_position_id, ${personJson('t.faculty_position_id')} as faculty,
    coalesce((select json_agg(one.told order by one.created_at, one.placement_id) from (${PLACEMENTS}) one), '[]') as placements
  from read.training t where t.trainee_position_id = $1 and t.start_at <= ${todayOf('t')} and t.end_at >= ${todayOf('t')}
  order by t.start_at, t.training_id limit 1`

interface ReadCurrent extends Pick<CurrentTraining, 'training_plan' | 'start_at' | 'end_at' | 'placements'> {
  readonly faculty_id: string | null
  readonly faculty_position_id: string | null
  readonly faculty: PersonRef | null
}

export async function currentTrainingOf(
  db: ScopedDb,
  { userId, positions }: { readonly userId: string; readonly positions: readonly UserPosition[] },
): Promise<CurrentTraining | null> {
  const held = positions.filter(({ role_keyname, status }) => role_keyname === 'trainee' && status === 'active')
  const position = held.find(({ is_current }) => is_current) ?? held[0]
  if (!position) return null
  const { id: positionId, organization_id: organizationId } = position
  const seer = { userId, positionId, organizationId, acting: 'trainee' } as const
  const [row] = await throughEyesOf(db, seer, lent => lent.query<ReadCurrent>(CURRENT, [positionId]))
  return row ? shownTraining(row) : null
}

function shownTraining(row: ReadCurrent): CurrentTraining {
  const { training_plan, start_at, end_at, placements, faculty, faculty_id, faculty_position_id } = row
  return {
    ...{ training_plan, start_at, end_at, placements },
    ...{ start_at_formatted: shownDate(start_at), end_at_formatted: shownDate(end_at) },
    faculty: faculty_id && faculty_position_id ? shownPerson(faculty, faculty_id, faculty_position_id) : null,
  }
}
