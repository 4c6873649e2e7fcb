// Reads of drafts: what one typed into a form, as long as it is not forgotten.
import { bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import { DRAFT_DAYS, getDraft } from '@practicum/shared/features/drafts/drafts.contract'

export const draftQueries = [bindQuery(getDraft, [], answerDraft)]

async function answerDraft({ db, principal, params }: QueryCall<{ form: string }>) {
  const [draft] = await db.query<{ body: string; updated_at: Date }>(
    `select body, updated_at from draft.draft where user_id = $1 and position_id = $2 and form = $3
       and updated_at > now() - make_interval(days => $4)`,
    [principal.userId, principal.positionId, params.form, DRAFT_DAYS],
  )
  return { draft: draft ? { body: draft.body, updated_at: draft.updated_at.toISOString() } : null }
}
