// Commands of people: working from another of one's own positions, and being spoken to in another language.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import {
  acceptTermsAndPrivacy,
  chooseLanguage,
  switchPosition,
} from '@practicum/shared/features/people/people.contract'
import { CURRENT_TEXTS } from '@practicum/shared/features/people/terms'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from './people.aggregates'

export function peopleRoutes({ executor, sessions, waitUntilProjected }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(switchPosition, async call => {
      const positionId = call.params.id
      const request = { command: () => ({ type: 'SwitchPosition' as const, positionId }) }
      const done = await executor.execute(userAggregate, call.principal.userId, request, contextOf(call))
      if (isRefusal(done)) return done
      await waitUntilProjected(['person'], done.position)
      if (call.caller.session) await sessions.moveTo(call.caller.session.sidHash, positionId)
      return { answer: {}, position: done.position }
    }),
    bindCommand(acceptTermsAndPrivacy, async call => {
      const request = { command: () => ({ type: 'AcceptTerms' as const, texts: CURRENT_TEXTS }) }
      const done = await executor.execute(userAggregate, call.principal.userId, request, contextOf(call))
      return replyOf(done, () => ({}))
    }),
    bindCommand(chooseLanguage, async call => {
      const request = { command: () => ({ type: 'ChooseLanguage' as const, ...call.body }) }
      const done = await executor.execute(userAggregate, call.principal.userId, request, contextOf(call))
      return replyOf(done, () => ({}))
    }),
  ]
}
