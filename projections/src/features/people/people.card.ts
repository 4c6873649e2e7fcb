// Reads who somebody is, for their card: nobody is found whom the reader would not see in a list.
import { bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { mayPick } from '@practicum/shared/access/picking'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { PositionStatus, Role } from '@practicum/shared/access/roles'
import { profileImageUrl } from '@practicum/shared/contract/image-addresses'
import { personPolicy, positionPolicy } from '@practicum/shared/features/people/people.policy'
import { getPerson, type PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

export const personCardQuery = bindQuery(getPerson, ['person', 'position', 'organization'], answerCard)

interface Somebody {
  readonly name: string
  readonly email: string
  readonly zone: string
  readonly user_status: string
  readonly hipaa_completed: boolean
  readonly image_id: string | null
}

async function answerCard({ params: { id }, principal, db }: QueryCall<{ id: string }>): Promise<PersonCard | Refusal> {
  const where = scopeOf(personPolicy.see, principal, 'pe').and('pe.user_id = ?', id)
  const [found] = await queryRows<Somebody>(
    db,
    where.select('pe.name, pe.email, pe.zone, pe.user_status, pe.hipaa_completed, pe.image_id', 'read.person pe'),
  )
  if (!found) return refuse('not_found', {}, { kind: 'missing' })
  const gone = found.user_status === 'inactive'
  const knowsAddress = !gone && allows(personPolicy.address, principal, { userId: id })
  const positions = await positionsOf(db, principal, { id, userStatus: found.user_status })
  return {
    id,
    name: found.name,
    profile_image_url: profileImageUrl(found.image_id),
    email: knowsAddress ? found.email : null,
    unverified: found.user_status === 'pending',
    timezone: gone ? null : found.zone,
    hipaa_completed: !gone && positions.some(isKnownTrainee) ? found.hipaa_completed : null,
    positions,
  }
}

/** The course is asked of trainees alone. */
const isKnownTrainee = ({ role_keyname, standing }: PersonCard['positions'][number]): boolean =>
  role_keyname === 'trainee' && standing !== null && standing !== 'archived'

interface Held {
  readonly position_id: string
  readonly organization_id: string
  readonly role: Role
  readonly role_name: string
  readonly position_status: PositionStatus
  readonly organization_name: string
}

async function positionsOf(
  db: ScopedDb,
  principal: Principal,
  { id, userStatus }: { readonly id: string; readonly userStatus: string },
): Promise<PersonCard['positions']> {
  const where = scopeOf(positionPolicy.see, principal, 'po').and('po.user_id = ?', id)
  const rows = await queryRows<Held>(
    db,
    where.select(
      `po.position_id, po.organization_id, po.role, initcap(po.role) as role_name, po.position_status,
       o.name as organization_name`,
      'read.position po join read.organization o on o.organization_id = po.organization_id',
      `order by po.position_status = 'active' desc, o.name, po.created_at, po.position_id`,
    ),
  )
  return rows.map(({ organization_id, position_status, role, ...shown }) => {
    const facts = { organizationId: organization_id, userId: id }
    return {
      position_id: shown.position_id,
      role_keyname: role,
      role_name: shown.role_name,
      organization_name: shown.organization_name,
      standing: allows(positionPolicy.standing, principal, facts) ? position_status : null,
      available: mayPick(principal, {
        ...{ positionId: shown.position_id, organizationId: organization_id, role },
        ...{ positionStatus: position_status, userStatus },
      }),
    }
  })
}
