// The process of an erasure: step by step, each noted when it is done, so that whichever instance comes next goes on there.
import type { ErasureCandidates } from '@practicum/shared/features/erasures/erasures.candidates'
import type { BegunErasure, ErasureCommand, ErasureState } from '@practicum/shared/features/erasures/erasures.decider'
import { ERASURE_STEPS, type ErasureStep } from '@practicum/shared/features/erasures/erasures.steps'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { freePlace } from '../invite-links/invite-links.entering'
import { userAggregate } from '../people/people.aggregates'
import { erasureAggregate } from './erasures.aggregate'
import { eraseLapsed } from './erasures.deciding'

export type ErasureServices = Pick<
  CommandServices,
  | 'executor'
  | 'sessions'
  | 'credentials'
  | 'twoFactor'
  | 'passkeys'
  | 'sso'
  | 'lastRoutes'
  | 'answers'
  | 'apiTokens'
  | 'drafts'
  | 'objects'
  | 'erasing'
>
type Erasing = ErasureServices & { readonly candidates: Pick<ErasureCandidates, 'linkOf'> }
type Figures = Readonly<Record<string, number>>
/** Repeating it does no harm; undefined: it has to be waited for. */
type Step = (services: Erasing, erasure: BegunErasure, now: Date) => Promise<Figures | undefined>

const STEPS: Readonly<Record<ErasureStep, Step>> = {
  entry: closeEntry,
  key: destroyKey,
  traces: removeTraces,
  read_models: renewReadModels,
  old_bytes: dropOldBytes,
}

/** Takes an erasure that was confirmed or has begun as far as it goes now; does nothing for any other. Answers whether it is over. */
export async function proceed(
  services: Erasing,
  userId: string,
  { now, stopped }: { readonly now: () => Date; readonly stopped?: AbortSignal | undefined },
): Promise<boolean> {
  let { state } = await services.executor.load(erasureAggregate, userId)
  if (state.status === 'confirmed') state = await begin(services, userId, now())
  while (state.status === 'running' && !stopped?.aborted) {
    const step = ERASURE_STEPS[state.steps.length]
    if (step === undefined) return true
    const figures = await STEPS[step](services, state, now())
    if (figures === undefined) return false
    const { begunAt } = state
    const at = now()
    const finish: ErasureCommand = { type: 'FinishStep', step, at: at.toISOString(), figures }
    state = await decide(services, userId, finish, { name: `${step}-${begunAt}`, now: at })
  }
  return state.status !== 'running' && state.status !== 'confirmed'
}

/** One that was withdrawn at this very moment does not begin. */
const begin = (services: ErasureServices, userId: string, now: Date): Promise<ErasureState> =>
  decide(services, userId, { type: 'BeginErasure', at: now.toISOString() }, { name: `begin-${now.toISOString()}`, now })

async function decide(
  { executor }: ErasureServices,
  userId: string,
  command: ErasureCommand,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<ErasureState> {
  const context = systemContext(`erasure-${userId}-${name}`, now)
  const done = await executor.execute(erasureAggregate, userId, { command: () => command }, context)
  // Somebody else was faster; what is so now is looked at by the next run.
  return isRefusal(done) ? { status: 'unknown' } : done.state
}

/** The event first, so that nobody acts as them or for them any more, nor becomes who was invited or was forgotten by a restore. */
async function closeEntry(erasing: Erasing, { userId, begunAt }: BegunErasure, now: Date) {
  const { executor, ...services } = erasing
  const { state } = await executor.load(userAggregate, userId)
  // First, while it is known which they are.
  for (const id of 'merges' in state ? state.merges.flatMap(({ mergedIds }) => mergedIds) : [])
    await eraseLapsed(executor, id, systemContext(`erase-with-${userId}-${id}`, now))
  const context = systemContext(`erase-${userId}-${begunAt}`, now)
  // Before the event, after which nobody knows any more which link it was.
  if (state.status === 'pending' || state.status === 'unknown') await leaveLink(erasing, userId, context)
  const request = { command: () => ({ type: 'Erase' as const, userId }) }
  const done = await executor.execute(userAggregate, userId, request, context)
  if (isRefusal(done)) throw new Error(`${userId} is not erased: ${done.code}`)
  await services.credentials.remove(userId)
  await services.twoFactor.remove(userId)
  await services.sso.identities.removeAllOf(userId)
  await services.passkeys.removeAllOf(userId)
  return { sessions: await services.sessions.endAllOf(userId) }
}

/** Of somebody who has not come in: whoever has signed up, and proved it, has used their place. */
async function leaveLink({ executor, candidates }: Erasing, userId: string, context: CommandContext): Promise<void> {
  const linkId = await candidates.linkOf(userId)
  if (linkId !== undefined) await freePlace({ executor }, linkId, userId, context)
}

async function destroyKey({ erasing }: ErasureServices, { userId }: BegunErasure): Promise<Figures> {
  await erasing.register(userId)
  await erasing.destroyKey(userId)
  return {}
}

/** What stands about them beside the log. When nobody knows the key any more: until then what was under way could leave something. */
async function removeTraces(services: ErasureServices, { userId, steps }: BegunErasure, now: Date) {
  const destroyedAt = new Date(steps.find(({ step }) => step === 'key')?.doneAt ?? now)
  if (now.getTime() < destroyedAt.getTime() + services.erasing.forgottenAfterMs) return undefined
  await services.sessions.endAllOf(userId)
  await services.twoFactor.remove(userId)
  await services.sso.identities.removeAllOf(userId)
  await services.passkeys.removeAllOf(userId)
  await services.lastRoutes.forget(userId)
  await services.answers.forgetAllOf(userId)
  await services.apiTokens.forgetAllOf(userId)
  await services.objects.removeUnder(userId)
  return { drafts: await services.drafts.forgetAllOf(userId) }
}

/** What the log no longer tells is no longer in what is made of it. */
async function renewReadModels({ erasing }: ErasureServices, { userId, begunAt }: BegunErasure) {
  const renewed = await erasing.renewReadModels(`erasure ${userId} ${begunAt}`)
  return renewed === undefined ? undefined : { read_models: renewed }
}

async function dropOldBytes({ erasing }: ErasureServices): Promise<Figures> {
  const left = await erasing.dropOldBytes()
  return left === undefined ? {} : { journal_files_left: left }
}
