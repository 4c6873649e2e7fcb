// What happens to the ways in that somebody else answers for.
import { z } from 'zod'
import { ssoProvider } from '../../access/sso'
import { event } from '../../events/catalog'
import { id } from '../../kernel/ids'

const sample = { userId: '0192f0c0-0000-7000-8000-000000000001', provider: 'google' } as const
const schema = z.object({ userId: id, provider: ssoProvider })

export const ssoEvents = {
  /** Whom the provider knows as this person stands beside the log. */
  SsoLinked: event({ version: 1, schema, sample }),
  SsoUnlinked: event({ version: 1, schema, sample }),
  /** The provider has said that they are there, in the place of the password. */
  SsoProven: event({ version: 1, schema, sample }),
} as const
