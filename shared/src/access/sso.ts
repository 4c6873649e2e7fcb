// Who may say that somebody is there.
import { z } from 'zod'

export const SSO_PROVIDERS = ['google'] as const
export type SsoProviderName = (typeof SSO_PROVIDERS)[number]
export const ssoProvider = z.enum(SSO_PROVIDERS)

/** As people know them. */
export const PROVIDER_LABELS: Readonly<Record<SsoProviderName, string>> = { google: 'Google' }

/** So long a browser may be away: whoever has to sign in there first finds their telephone meanwhile. */
export const SSO_SECONDS = 600
