// Commands of the tags of supervision sites, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  changeSiteTag,
  createSiteTag,
  deleteSiteTag,
  orderSiteTags,
} from '@practicum/shared/features/supervision-sites/site-tags.contract'
import type { SiteTagCommand, SiteTagsState } from '@practicum/shared/features/supervision-sites/site-tags.decider'
import { siteTagContent } from '@practicum/shared/features/supervision-sites/site-tags.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import { managesTags, siteTagsOf } from './site-tags.aggregate'

export function siteTagRoutes(executor: Executor): readonly CommandBinding[] {
  const run = async <Answer>(
    call: CommandCall,
    command: SiteTagCommand,
    answerOf: (state: SiteTagsState) => Answer,
  ) => {
    const { principal } = call
    const request = {
      command: () => (managesTags(principal) ? command : refuse('forbidden', {}, { kind: 'forbidden' })),
    }
    const { organizationId } = principal
    const done = await executor.execute(siteTagsOf(organizationId), organizationId, request, contextOf(call))
    return replyOf(done, ({ state }) => answerOf(state))
  }
  const written = (id: string) => (state: SiteTagsState) => ({ id, version: versionOf(state, id) })
  return [
    bindCommand(createSiteTag, call => {
      const tagId = derivedId(call.commandId, 'site tag')
      const { organizationId } = call.principal
      const data = { organizationId, tagId, ...fromWire(siteTagContent, call.body) }
      return run(call, { type: 'CreateTag', ...data }, written(tagId))
    }),
    bindCommand(changeSiteTag, call => {
      const { id: tagId } = call.params
      const { version, ...said } = call.body
      return run(call, { type: 'ChangeTag', tagId, version, ...fromWire(siteTagContent, said) }, written(tagId))
    }),
    bindCommand(orderSiteTags, call => run(call, { type: 'OrderTags', tagIds: call.body.ids }, nothing)),
    bindCommand(deleteSiteTag, call => run(call, { type: 'DeleteTag', tagId: call.params.id }, nothing)),
  ]
}

const nothing = () => ({})

const versionOf = ({ tags }: SiteTagsState, id: string): number => tags.find(({ tagId }) => tagId === id)?.version ?? 0
