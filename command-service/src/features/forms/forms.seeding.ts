// What happens to forms without an endpoint yet: drafting and publishing, for the demonstration and the designer to come.
import { formDecider } from '@practicum/shared/features/forms/forms.decider'
import { type FormEvent, formEvents } from '@practicum/shared/features/forms/forms.events'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'

export const formAggregate = { catalog: formEvents, decider: formDecider } as const

export type NewForm = Omit<Extract<FormEvent, { type: 'FormDrafted' }>['data'], 'formId'>

type Services = Pick<CommandServices, 'executor'>

/** Answers the id; the same context drafts the same form. */
export async function draftForm(
  { executor }: Services,
  form: NewForm,
  context: CommandContext,
): Promise<string | Refusal> {
  const formId = derivedId(context.commandId, 'form')
  const command = { type: 'DraftForm' as const, data: { formId, ...form } }
  const done = await executor.execute(formAggregate, formId, { command: () => command }, context)
  return isRefusal(done) ? done : formId
}

/** Drafted and published at once. */
export async function issueForm(services: Services, form: NewForm, context: CommandContext): Promise<string | Refusal> {
  const formId = await draftForm(services, form, context)
  if (isRefusal(formId)) return formId
  const request = { command: () => ({ type: 'PublishForm' as const }) }
  const done = await services.executor.execute(formAggregate, formId, request, childContext(context, 'publish'))
  return isRefusal(done) ? done : formId
}
