// What a browser comes back with from a provider: taken once, held against what it left with, and then it is known who is there.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { setCookie, ssoCookie } from '@practicum/infra/http/caller'
import type { SsoAttempt } from '@practicum/infra/sso/attempts'
import { type SsoIdentity, type SsoProvider, SsoRefused } from '@practicum/infra/sso/port'
import type { ParamsOf, QueryOf } from '@practicum/shared/contract/row'
import type { completeSso } from '@practicum/shared/features/sso/sso.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import { unreachable } from './sso.leaving'

export type Completion = CommandCall<ParamsOf<typeof completeSso>, unknown, QueryOf<typeof completeSso>>

export interface ComeBack {
  readonly attempt: SsoAttempt
  readonly identity: SsoIdentity
}

export async function comeBack(
  { sso }: Pick<CommandServices, 'sso'>,
  { caller, http, params, query }: Completion,
): Promise<ComeBack | Refusal> {
  const provider = sso.providers[params.provider]
  if (!provider) return refuse('sso.unavailable')
  const cookie = ssoCookie(http.request)
  const browser = caller.cookies[cookie]
  if (browser === undefined || query.state === undefined) return refuse('sso.lost')
  setCookie(http.response, cookie, '', 0)
  const attempt = await sso.attempts.take(params.provider, query.state, browser)
  // Somebody else has signed in here meanwhile, or nobody is signed in any more.
  if (!attempt || attempt.sessionId !== (attempt.sessionId && caller.session?.id)) return refuse('sso.lost')
  if (query.error === 'access_denied') return refuse('sso.cancelled')
  const identity = await identityFrom(provider, given(query), attempt)
  return isRefusal(identity) ? identity : { attempt, identity }
}

async function identityFrom(
  provider: SsoProvider,
  returned: Readonly<Record<string, string>>,
  { checks }: SsoAttempt,
): Promise<SsoIdentity | Refusal> {
  try {
    return await provider.finish(returned, checks)
  } catch (error) {
    return error instanceof SsoRefused ? refuse('sso.failed') : unreachable(error)
  }
}

const given = (query: QueryOf<typeof completeSso>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
