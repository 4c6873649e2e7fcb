// Signing in by somebody else's word: a provider says who is there, and who has linked their account with it is let in as after the password.
import { z } from 'zod'
import { ssoProvider } from '../../access/sso'
import { command, query } from '../../contract/row'
import { typedPassword } from '../../contract/secret'
import { ownPath } from '../../contract/shapes'
import { signedInAnswer } from '../../contract/signed-in'

const feature = 'sso'
const own = { who: 'signed-in', relation: 'oneself', impersonation: 'deny' } as const
const anyone = { who: 'anyone', relation: 'none', impersonation: 'deny' } as const

const byProvider = z.strictObject({ provider: ssoProvider })
const password = typedPassword
/** `location`: of the provider, where the browser goes next. */
const leaving = z.object({
  location: z.url().meta({ examples: ['https://accounts.google.com/o/oauth2/v2/auth?client_id=practicum'] }),
})

const WRONG_PASSWORD = ['password.wrong_current', 'login.too_many', 'login.locked_out'] as const

export const beginSso = command({
  name: 'beginSso',
  feature,
  method: 'POST',
  path: '/api/auth/redirect/:provider',
  summary:
    'Begin to sign in by a provider: where the browser goes for it. What comes back counts once, within ten minutes, and in this browser alone.',
  access: anyone,
  params: byProvider,
  body: z.strictObject({
    /** What was asked for before signing in. */
    to: ownPath.meta({ examples: ['/tasks'] }).optional(),
  }),
  answer: leaving,
  refusals: ['sso.unavailable', 'sso.unreachable', 'sso.too_many'],
})

export const linkSso = command({
  name: 'linkSso',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/auth/sso/link',
  summary: 'Begin to link one’s account with that of a provider, with one’s own password.',
  access: own,
  body: z.strictObject({ provider: ssoProvider, password }),
  answer: leaving,
  refusals: ['sso.unavailable', 'sso.unreachable', 'sso.linked_already', ...WRONG_PASSWORD],
})

export const completeSso = command({
  name: 'completeSso',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/auth/callback/:provider',
  summary: 'Hand on what the provider has sent the browser back with, in the query: be signed in, or have it linked.',
  access: anyone,
  params: byProvider,
  /** As the provider made it; what it says besides is left out. */
  query: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(200).optional(),
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  }),
  /** `linked`: it was begun to link an account, whose session goes on. `asked_for`: what was asked for before signing in. */
  answer: signedInAnswer.extend({ linked: z.boolean(), asked_for: z.string().nullable() }),
  refusals: [
    ...['sso.unavailable', 'sso.unreachable', 'sso.lost', 'sso.cancelled', 'sso.failed'],
    ...['sso.not_linked', 'sso.taken', 'sso.linked_already'],
    ...['login.failed', 'login.platform_locked', 'login.organization_archived'],
  ],
})

export const disableSso = command({
  name: 'disableSso',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/auth/sso/disable',
  summary: 'Sign in by this provider no more, with one’s own password. Every other session of the person is over.',
  access: own,
  body: z.strictObject({ provider: ssoProvider, password }),
  /** `removed`: there was a link. */
  answer: z.object({ removed: z.boolean() }),
  refusals: [...WRONG_PASSWORD],
})

export const ownSso = query({
  name: 'ownSso',
  feature,
  path: '/api/auth/sso',
  summary: 'By which providers one may sign in here, and with which of them one’s account is linked.',
  access: { ...own, protected: false },
  answer: z.object({
    providers: z.array(
      z.object({
        provider: ssoProvider,
        /** It can be linked and signed in by now; what is linked can be removed all the same. */
        offered: z.boolean(),
        /** The address of the account there as it was when it was linked; null where the provider did not say. */
        linked: z
          .object({ email: z.string().nullable(), since: z.string(), last_used: z.string().nullable() })
          .nullable(),
      }),
    ),
  }),
})
