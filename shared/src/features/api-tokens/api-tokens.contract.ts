// Access of programs over HTTP: a person makes a token, once shown, with which a program acts in their position, as far as its scopes go.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { typedPassword } from '../../contract/secret'
import { requiredText } from '../../contract/shapes'

const feature = 'api-tokens'

export const TOKEN_NAME_MAX = 80
export const TOKEN_DAYS = { least: 1, most: 365, first: 90 } as const
/** More than there are features. */
const SCOPES_MAX = 60
/** The newest of those that somebody sees. */
export const TOKENS_SHOWN = 100

/** `person`: seen by whoever made it. `organization`: by all who coordinate it, too. */
export const tokenOf = z.enum(['person', 'organization'])
export type TokenOf = z.infer<typeof tokenOf>

/** `<feature>:read`, or `<feature>:write`, which reads as well. */
const scope = z
  .string()
  .max(SCOPES_MAX)
  .regex(/^[a-z-]+:(read|write)$/)

const apiToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    of: tokenOf,
    scopes: z.array(z.string()),
    made_by: z.object({ id: z.uuid(), name: z.string() }),
    /** Where it acts. */
    organization_name: z.string(),
    made_at: z.string(),
    expires_at: z.string(),
    /** To some minutes; null where it has not been used. */
    used_at: z.string().nullable(),
  })
  .meta({ id: 'ApiToken' })
export type ApiToken = z.infer<typeof apiToken>

export const apiTokens = query({
  name: 'apiTokens',
  feature,
  path: '/api/api-tokens',
  summary: `The access tokens that one has made and not revoked, with those of one’s organization where one coordinates it, the newest first, ${TOKENS_SHOWN} at most. The tokens themselves are not told again.`,
  access: {
    who: 'signed-in',
    relation: "one's own; of the organization, for those who coordinate it",
  },
  answer: z.object({
    tokens: z.array(apiToken),
    /** What a token can be let into. */
    offered: z.array(z.string()),
    /** May the caller make one of their organization? */
    for_organization: z.boolean(),
  }),
})

export const makeApiToken = command({
  name: 'makeApiToken',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/api-tokens',
  summary:
    'Make an access token, which acts in the position that one works from now. Asks for one’s own password again.',
  access: {
    who: 'signed-in',
    relation: "for one's own position; of the organization, for those who coordinate it",
    impersonation: 'deny',
  },
  body: z
    .strictObject({
      name: requiredText(TOKEN_NAME_MAX),
      of: tokenOf,
      scopes: z.array(scope).min(1).max(SCOPES_MAX),
      days: z.int().min(TOKEN_DAYS.least).max(TOKEN_DAYS.most),
      password: typedPassword,
    })
    .meta({
      examples: [
        { name: 'Nightly report', of: 'person', scopes: ['tasks:read'], days: 90, password: 'the password of now' },
      ],
    }),
  /** `token`: told this once. */
  answer: z.object({ id: z.uuid(), token: z.string(), expires_at: z.string() }),
  recordsRefusals: true,
  refusals: [
    'api_token.scope_unknown',
    'api_token.not_for_organization',
    'api_token.too_many',
    'password.wrong_current',
    'login.too_many',
    'login.locked_out',
  ],
})

export const revokeApiToken = command({
  name: 'revokeApiToken',
  feature,
  method: 'POST',
  path: '/api/api-tokens/:id/revoke',
  summary: 'Revoke an access token: it opens nothing from the answer on.',
  access: {
    who: 'signed-in',
    relation: "one's own; of the organization, for those who coordinate it",
    impersonation: 'deny',
  },
  params: byId,
  answer: ACCEPTED,
})
