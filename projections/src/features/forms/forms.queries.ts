// Reads of forms: the evaluations that may be handed out, and one form.
import { bindQuery } from '@practicum/infra/http/bindings'
import { rolesOf } from '@practicum/shared/access/submitting'
import { availableForms, FORMS_OFFERED, type FormView, getForm } from '@practicum/shared/features/forms/forms.contract'
import { formContent } from '@practicum/shared/features/forms/forms.fields'
import { formPolicy } from '@practicum/shared/features/forms/forms.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import { containing, queryRows, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const USES = ['form']

const COLUMNS = `f.form_id as id, ${selected(formContent, 'f')}, f.form_status as status,
  (select json_agg(json_build_object('keyname', r, 'name', initcap(r)) order by at)
   from unnest(f.submitter_roles) with ordinality as named (r, at)) as submitter_roles`

export const formQueries = [
  bindQuery(availableForms, USES, async ({ db, principal, query }) => {
    const where = scopeOf(formPolicy.handOut, principal, 'f')
      .when(query.search || undefined, 'f.name ilike ?', containing)
      .when(query.own === 'true' ? rolesOf(principal.role) : undefined, 'f.submitter_roles && ?::text[]')
    const offered = where.select(COLUMNS, 'read.form f', `order by f.name, f.form_id limit ${FORMS_OFFERED}`)
    return [...(await queryRows<FormView>(db, offered))]
  }),
  bindQuery(getForm, USES, async ({ db, principal, params }) => {
    const where = scopeOf(formPolicy.see, principal, 'f').and('f.form_id = ?', params.id)
    const [form] = await queryRows<FormView>(db, where.select(COLUMNS, 'read.form f'))
    return form ?? refuse('not_found', {}, { kind: 'missing' })
  }),
]
