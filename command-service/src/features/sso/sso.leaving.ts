// Sends a browser to a provider. What it comes back with is bound to it by a cookie, and to the session where one links an account.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { setCookie, ssoCookie } from '@practicum/infra/http/caller'
import { SsoUnreachable } from '@practicum/infra/sso/port'
import { SSO_SECONDS, type SsoProviderName } from '@practicum/shared/access/sso'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'

interface Leaving {
  readonly provider: SsoProviderName
  readonly sessionId?: string
  readonly askedFor?: string | undefined
}

export async function leaveFor(
  { sso }: Pick<CommandServices, 'sso'>,
  { http }: CommandCall,
  leaving: Leaving,
): Promise<{ location: string } | Refusal> {
  const provider = sso.providers[leaving.provider]
  if (!provider) return refuse('sso.unavailable')
  const { checks, browser } = await sso.attempts.begin(leaving)
  try {
    const location = await provider.begin(checks)
    setCookie(http.response, ssoCookie(http.request), browser, SSO_SECONDS)
    return { location: location.href }
  } catch (error) {
    return unreachable(error)
  }
}

/** Anything else is a fault of ours. */
export function unreachable(error: unknown): Refusal {
  if (error instanceof SsoUnreachable) return refuse('sso.unreachable')
  throw error
}
