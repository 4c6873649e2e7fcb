// Making and revoking access tokens over HTTP. The secret is kept as a hash beside the log, before the log says that there is one.
import { bindCommand, type CommandBinding, type CommandCall, type CommandReply } from '@practicum/infra/http/bindings'
import { newApiToken } from '@practicum/infra/sessions/api-tokens'
import { TOKEN_FEATURES } from '@practicum/shared/contract/by-token'
import type { AnswerOf, BodyOf } from '@practicum/shared/contract/row'
import { makeApiToken, revokeApiToken } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse, refuseTooMany } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { provenHash } from '../sessions/sessions.proving'
import { apiTokenAggregate, authorize, mayMakeForOrganization } from './api-tokens.aggregate'

const DAY_S = 86_400
/** Of one person, in a day. */
const MADE_IN_A_DAY = 20

/** From the answer on it holds, for whichever process is asked. */
const SHOWN = ['api_token']

type Making = CommandCall<unknown, BodyOf<typeof makeApiToken>>

export const apiTokenRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(makeApiToken, call => make(services, call)),
  bindCommand(revokeApiToken, async call => {
    const { executor, waitUntilProjected } = services
    const { id } = call.params
    const command = (state: Parameters<typeof authorize>[1]) =>
      authorize(call.principal, state) ?? ({ type: 'RevokeApiToken' } as const)
    const done = await executor.execute(apiTokenAggregate, id, { command }, contextOf(call))
    if (!isRefusal(done)) await waitUntilProjected(SHOWN, done.position)
    return replyOf(done, () => ({}))
  }),
]

async function make(
  services: CommandServices,
  call: Making,
): Promise<CommandReply<AnswerOf<typeof makeApiToken>> | Refusal> {
  const refused =
    whyNot(call) ?? (await provenHash(services, call, { password: call.body.password, field: 'password' }))
  if (isRefusal(refused)) return refused
  const tooMany = await takeOne(services, call)
  if (tooMany) return tooMany
  const { userId, positionId, organizationId } = call.principal
  const { name, of, days } = call.body
  const [id, token] = [newId(), newApiToken()]
  const expiresAt = new Date(call.now.getTime() + days * DAY_S * 1000).toISOString()
  await services.apiTokens.keep({ id, userId, token, expiresAt })
  const scopes = widest(call.body.scopes)
  const data = { apiTokenId: id, userId, positionId, organizationId, of, name, scopes, expiresAt }
  const command = () => ({ type: 'MakeApiToken', data }) as const
  const done = await services.executor.execute(apiTokenAggregate, id, { command, isNew: true }, contextOf(call))
  if (!isRefusal(done)) await services.waitUntilProjected(SHOWN, done.position)
  return replyOf(done, () => ({ id, token, expires_at: expiresAt }))
}

function whyNot({ body, principal }: Making): Refusal | undefined {
  const unknown = body.scopes.find(scope => !TOKEN_FEATURES.includes(featureOf(scope)))
  if (unknown !== undefined) return refuse('api_token.scope_unknown', { scope: unknown }, { field: 'scopes' })
  if (body.of === 'person' || mayMakeForOrganization(principal)) return undefined
  return refuse('api_token.not_for_organization', {}, { kind: 'forbidden', field: 'of' })
}

async function takeOne({ attempts }: CommandServices, { principal }: Making): Promise<Refusal | undefined> {
  const budget = { key: `api-tokens-made:${principal.userId}`, limit: MADE_IN_A_DAY, windowSeconds: DAY_S }
  const { allowed, retryInSeconds } = await attempts.take(budget)
  return allowed ? undefined : refuseTooMany('api_token.too_many', retryInSeconds)
}

const featureOf = (scope: string): string => scope.split(':')[0] ?? ''

/** One of each feature: what writes reads as well. */
const widest = (scopes: readonly string[]): string[] =>
  [...new Set(scopes)]
    .filter(scope => scope.endsWith(':write') || !scopes.includes(`${featureOf(scope)}:write`))
    .toSorted()
