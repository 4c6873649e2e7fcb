// By whom else people may be let in: Google, where GOOGLE_CLIENT_ID is set.
import type { Sso } from '@practicum/command-service/execution/ports'
import type { Config } from '@practicum/infra/config/config'
import type { StoredPersonKeys } from '@practicum/infra/keys/postgres'
import { SsoAttempts } from '@practicum/infra/sso/attempts'
import { SsoIdentities } from '@practicum/infra/sso/identities'
import type { OidcClient } from '@practicum/infra/sso/location'
import type { SsoProvider } from '@practicum/infra/sso/port'
import type { SsoProviderName } from '@practicum/shared/access/sso'
import type pg from 'pg'

interface SsoParts {
  readonly config: Pick<Config, 'google' | 'publicUrl' | 'secrets'>
  readonly databases: { readonly write: pg.Pool }
  readonly keys: StoredPersonKeys
}

export const ssoOf = ({ config, databases: { write }, keys }: SsoParts): Sso => ({
  attempts: new SsoAttempts(write),
  identities: new SsoIdentities(write, keys, config.secrets.blindIndex),
  providers: { google: config.google && providerAt('google', config.google, config.publicUrl) },
})

/** Its client is loaded with the first sign-in: most processes see none. */
function providerAt(name: SsoProviderName, client: OidcClient, publicUrl: string): SsoProvider {
  let provider: Promise<SsoProvider> | undefined
  const loaded = (): Promise<SsoProvider> => {
    provider ??= import('@practicum/infra/sso/oidc').then(({ oidcProvider }) =>
      oidcProvider(client, `${publicUrl}/auth/callback/${name}`),
    )
    return provider
  }
  return {
    begin: async checks => (await loaded()).begin(checks),
    finish: async (returned, checks) => (await loaded()).finish(returned, checks),
  }
}
