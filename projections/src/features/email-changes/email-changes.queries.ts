// Which address waits to be proved in place of one's own.
import { bindQuery } from '@practicum/infra/http/bindings'
import { ownEmail } from '@practicum/shared/features/email-changes/email-changes.contract'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

interface Waiting {
  readonly new_email: string
  readonly expires_at: Date
}

export const emailChangeQueries = [
  bindQuery(ownEmail, ['email_change'], async ({ db, principal, now }) => {
    const where = scopeOf(personPolicy.oneself, principal, 't').and('t.expires_at > ?', now)
    const [waiting] = await queryRows<Waiting>(db, where.select('t.new_email, t.expires_at', 'read.email_change t'))
    return { waiting: waiting ? { ...waiting, expires_at: waiting.expires_at.toISOString() } : null }
  }),
]
