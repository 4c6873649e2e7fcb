// Reads of drafts: what one typed into a form, as long as it is not forgotten.
import { bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import { DRAFT_DAYS, getDraft } from '@practicum/shared/features/drafts/drafts.contract'
import { draftPolicy } from '@practicum/shared/features/drafts/drafts.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

export const draftQueries = [bindQuery(getDraft, [], answerDraft)]

async function answerDraft({ db, principal, params }: QueryCall<{ form: string }>) {
  const where = scopeOf(draftPolicy.see, principal, 'd')
    .and('d.form = ?', params.form)
    .and('d.updated_at > now() - make_interval(days => ?::integer)', DRAFT_DAYS)
  const [draft] = await queryRows<{ body: string; updated_at: Date }>(
    db,
    where.select('d.body, d.updated_at', 'draft.draft d'),
  )
  return { draft: draft ? { body: draft.body, updated_at: draft.updated_at.toISOString() } : null }
}
