// Acting as somebody over HTTP: an admin sees the product as a person below them does, for an hour at most, on record with that person.
import { z } from 'zod'
import { LOGIN_AS_REASON_MAX } from '../../access/acting-as'
import { role } from '../../access/roles'
import { byId, command, query } from '../../contract/row'
import { typedPassword } from '../../contract/secret'
import { ownPath, requiredText } from '../../contract/shapes'

const feature = 'login-as'

/** As whom one is after it, as the answer of signing in. */
const entered = {
  id: z.uuid(),
  csrf_token: z.string(),
  /** Where to go. */
  redirect: z.string(),
}

export const loginAsUser = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** null: they have none. */
    profile_image_url: z.string().nullable(),
    /** Those that they can work from. */
    positions: z.array(z.object({ role_keyname: role, role_name: z.string(), organization_name: z.string() })),
  })
  .meta({ id: 'LoginAsUser' })
export type LoginAsUser = z.infer<typeof loginAsUser>

/** Found at once; what is looked for further is narrowed by the search. */
export const LOGIN_AS_SHOWN = 20

export const loginAsUsers = query({
  name: 'loginAsUsers',
  feature,
  path: '/api/users/loginas',
  summary: 'As whom one may act, by how words of their name or address begin: by name, 20 at most.',
  access: { who: ['admin'], relation: 'everybody who can sign in and is no admin', impersonation: 'deny' },
  query: z.strictObject({ search: z.string().trim().max(200).optional() }),
  answer: z.object({ data: z.array(loginAsUser) }),
})

export const startLoginAs = command({
  name: 'startLoginAs',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'PUT',
  path: '/api/users/loginas/:id',
  summary:
    'Act as somebody, who is told who, when and why. Asks for one’s own password again. The session of before waits, and opens nothing meanwhile.',
  access: { who: ['admin'], relation: 'everybody who can sign in and is no admin', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({
    reason: requiredText(LOGIN_AS_REASON_MAX),
    password: typedPassword,
    /** Where it is begun, to come back to. */
    return_to: ownPath.optional(),
  }),
  answer: z.object(entered),
  refusals: [
    'login_as.oneself',
    'login_as.admin',
    'login_as.closed',
    'password.wrong_current',
    'login.too_many',
    'login.locked_out',
  ],
})

export const endLoginAs = command({
  name: 'endLoginAs',
  secret: true,
  feature,
  method: 'PUT',
  path: '/api/users/logoutas',
  summary: 'Act as oneself again, where it was begun: in the session of before, under another secret.',
  access: { who: 'signed-in', relation: 'an admin who acts as somebody', impersonation: 'allow' },
  answer: z.object(entered),
  refusals: ['login_as.none'],
})
