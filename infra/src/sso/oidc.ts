// A provider over OpenID Connect: the authorization code flow with PKCE, state and nonce, by openid-client.
import * as client from 'openid-client'
import type { OidcClient } from './location'
import { type SsoChecks, type SsoIdentity, type SsoProvider, SsoRefused, SsoUnreachable } from './port'

const SECONDS = 10

/** `returnTo`: where the provider sends the browser back to, as it is registered there. */
export function oidcProvider({ issuer, clientId, clientSecret }: OidcClient, returnTo: string): SsoProvider {
  let found: Promise<client.Configuration> | undefined
  const discover = async (): Promise<client.Configuration> => {
    const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
    const options = { execute, timeout: SECONDS }
    return client.discovery(new URL(issuer), clientId, undefined, client.ClientSecretPost(clientSecret), options)
  }
  /** Looked up when it is first needed; a provider that was down then is asked again. */
  const configuration = async (): Promise<client.Configuration> => {
    found ??= discover()
    try {
      return await found
    } catch (cause) {
      found = undefined
      throw new SsoUnreachable(`${issuer} does not say how to sign in there`, { cause })
    }
  }
  return {
    async begin({ state, nonce, verifier }) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(returned, checks) {
      const at = new URL(returnTo)
      for (const [name, value] of Object.entries(returned)) at.searchParams.set(name, value)
      return identityOf(await granted(await configuration(), at, checks))
    },
  }
}

async function granted(
  configuration: client.Configuration,
  at: URL,
  { state, nonce, verifier }: SsoChecks,
): Promise<client.IDToken> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  try {
    const claims = (await client.authorizationCodeGrant(configuration, at, checks)).claims()
    if (claims) return claims
  } catch (cause) {
    if (isOutage(cause)) throw new SsoUnreachable('the provider did not answer', { cause })
    throw new SsoRefused('what the provider answered does not fit', { cause })
  }
  throw new SsoRefused('the provider says nothing of who it is')
}

/** The call itself went wrong, or the server says that it is not well: nothing was judged. */
function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, message, code, status, cause } = error as Partial<NodeJS.ErrnoException & { status: number }>
  const isLost = name === 'TypeError' && message === 'fetch failed'
  return isLost || code === 'OAUTH_TIMEOUT' || (status ?? 0) >= 500 || isOutage(cause)
}

const identityOf = ({ iss: issuer, sub: subject, email }: client.IDToken): SsoIdentity => ({
  issuer,
  subject,
  email: typeof email === 'string' ? email : undefined,
})
