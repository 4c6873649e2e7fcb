// Keeping and discarding drafts. They leave no event: what was never saved did not happen.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { discardDraft, saveDraft } from '@practicum/shared/features/drafts/drafts.contract'
import type { CommandServices } from '../../execution/ports'

export function draftRoutes({ drafts }: Pick<CommandServices, 'drafts'>): readonly CommandBinding[] {
  return [
    bindCommand(saveDraft, async call => {
      await drafts.save(keyOf(call), call.body.body)
      return { answer: {} }
    }),
    bindCommand(discardDraft, async call => {
      await drafts.discard(keyOf(call))
      return { answer: {} }
    }),
  ]
}

function keyOf({ principal, params }: CommandCall<{ form: string }>) {
  return { userId: principal.userId, positionId: principal.positionId, form: params.form }
}
