// As whom an admin may act: everybody below them who could sign in.
import { bindQuery, type QueryBinding } from '@practicum/infra/http/bindings'
import { LOGIN_AS_SHOWN, type LoginAsUser, loginAsUsers } from '@practicum/shared/features/login-as/login-as.contract'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { imageUrlOf, namedOrAddressed } from '../people/person-ref'

const OPEN = `read.position po where po.user_id = t.user_id and po.position_status <> 'archived'`

const COLUMNS = `t.user_id as id, t.name, t.email, ${imageUrlOf('t')} as profile_image_url, (
    select jsonb_agg(jsonb_build_object(
        'role_keyname', po.role, 'role_name', initcap(po.role), 'organization_name', o.name
      ) order by po.position_id = t.current_position_id desc, o.name, po.position_id)
    from read.position po join read.organization o on o.organization_id = po.organization_id
    where po.user_id = t.user_id and po.position_status <> 'archived') as positions`

export const loginAsQueries: readonly QueryBinding[] = [
  bindQuery(
    loginAsUsers,
    ['person', 'account', 'position', 'organization'],
    async ({ query: { search }, principal, db }) => {
      const where = scopeOf(personPolicy.see, principal, 't')
        .and(`t.user_status in ('active', 'graduated')`)
        .and(`exists (select from ${OPEN}) and not exists (select from ${OPEN} and po.role = 'admin')`)
        .with(await namedOrAddressed(db, search ? [search] : [], 't'))
      const found = where.select(COLUMNS, 'read.person t', `order by t.name, t.user_id limit ${LOGIN_AS_SHOWN}`)
      return { data: [...(await queryRows<LoginAsUser>(db, found))] }
    },
  ),
]
