// With which providers one's account is linked. Kept beside the log, and told to its person alone.
import { bindQuery, type QueryBinding } from '@practicum/infra/http/bindings'
import { SSO_PROVIDERS } from '@practicum/shared/access/sso'
import { ownSso } from '@practicum/shared/features/sso/sso.contract'
import type { ReadServices } from '../../reads/ports'

export const ssoQueries = ({ sso }: Pick<ReadServices, 'sso'>): readonly QueryBinding[] => [
  bindQuery(ownSso, [], async ({ principal }) => {
    const links = await sso.identities.linksOf(principal.userId)
    return {
      providers: SSO_PROVIDERS.map(provider => {
        const link = links.find(one => one.provider === provider)
        const linked = link && {
          email: link.email ?? null,
          since: link.since.toISOString(),
          last_used: link.lastUsed?.toISOString() ?? null,
        }
        return { provider, offered: sso.providers[provider] !== undefined, linked: linked ?? null }
      }),
    }
  }),
]
