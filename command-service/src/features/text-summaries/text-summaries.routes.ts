// The phone that somebody is written to, proved by a code, and how often: over HTTP.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { signInFirst } from '@practicum/infra/http/caller'
import { audienceOf } from '@practicum/shared/access/audience'
import { maskedPhone, TEXT_AGAIN_SECONDS } from '@practicum/shared/access/second-step'
import {
  chooseTextSummary,
  proveTextNumber,
  sendNumberCode,
  withdrawTextNumber,
} from '@practicum/shared/features/text-summaries/text-summaries.contract'
import {
  type TextSummaryCommand,
  textSummaryDecider,
} from '@practicum/shared/features/text-summaries/text-summaries.decider'
import { textSummaryEvents } from '@practicum/shared/features/text-summaries/text-summaries.events'
import { textSummaryPolicy } from '@practicum/shared/features/text-summaries/text-summaries.policy'
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { type NamedNumber, numberNamed, sendCode } from '../two-factor/two-factor.texting'
import { takePhoneTry } from '../two-factor/two-factor.tries'

export const textSummaryAggregateOf = (userId: string) =>
  ({
    catalog: textSummaryEvents,
    decider: textSummaryDecider,
    audience: () => audienceOf(textSummaryPolicy.see, { userId }),
  }) as const

/** The page shows it with the answer. */
const SHOWN = ['text_summary']

export const textSummaryRoutes = (services: CommandServices): readonly CommandBinding[] => {
  const carryOut = async (call: CommandCall, command: TextSummaryCommand) => {
    const { userId } = call.principal
    const aggregate = textSummaryAggregateOf(userId)
    const done = await services.executor.execute(aggregate, userId, { command: () => command }, contextOf(call))
    if (!isRefusal(done)) await services.waitUntilProjected(SHOWN, done.position)
    return done
  }
  return [
    bindCommand(sendNumberCode, async call => {
      const phone = numberOf(services, call.body)
      if (isRefusal(phone)) return phone
      const refused = await sendCode(services, call, { ...ofSession(call), phone })
      return refused ?? { answer: { phone: maskedPhone(phone), again_in: TEXT_AGAIN_SECONDS } }
    }),
    bindCommand(proveTextNumber, async call => {
      const phone = numberOf(services, call.body)
      if (isRefusal(phone)) return phone
      const session = ofSession(call)
      const refused = await takePhoneTry(services.attempts, session)
      if (refused) return refused
      const verdict = await services.textCodes.judge(session, phone, call.body.token)
      if (verdict !== 'right') return refuse(`two_factor.${NAMED[verdict]}`, {}, { field: 'token' })
      const done = await carryOut(call, { type: 'ProveNumber', userId: session.userId, phone })
      return replyOf(done, ({ state }) => ({ often: state.often }))
    }),
    bindCommand(chooseTextSummary, async call => {
      const done = await carryOut(call, { type: 'ChooseTexts', userId: call.principal.userId, often: call.body.often })
      return replyOf(done, ({ state }) => ({ often: state.often }))
    }),
    bindCommand(withdrawTextNumber, async call => {
      const done = await carryOut(call, { type: 'WithdrawNumber', userId: call.principal.userId })
      return replyOf(done, () => ({}))
    }),
  ]
}

const NAMED = { old: 'expired', wrong: 'invalid' } as const

const numberOf = (services: CommandServices, named: NamedNumber) =>
  services.texting.isOffered ? numberNamed(services, named) : refuse('text_summary.unavailable')

/** A code belongs to the session in which it was asked for. */
function ofSession({ caller, principal }: CommandCall): { readonly sessionId: string; readonly userId: string } {
  if (!caller.session) throw signInFirst(caller)
  return { sessionId: caller.session.id, userId: principal.userId }
}
