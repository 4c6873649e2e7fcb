// How one's own address stands: whether mails to it come back, and which one waits to be proved in its place.
import { bindQuery } from '@practicum/infra/http/bindings'
import { ownEmail } from '@practicum/shared/features/email-changes/email-changes.contract'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { comesBackSince } from '../mails/mails.returned'

interface Waiting {
  readonly new_email: string
  readonly expires_at: Date
}

interface Present {
  readonly comes_back_since: Date | null
}

export const emailChangeQueries = [
  bindQuery(ownEmail, ['email_change', 'mail', 'person'], async ({ db, principal, now }) => {
    const where = scopeOf(personPolicy.oneself, principal, 't')
    const [present] = await queryRows<Present>(
      db,
      where.select(`${comesBackSince('t')} as comes_back_since`, 'read.person t'),
    )
    const [waiting] = await queryRows<Waiting>(
      db,
      where.and('t.expires_at > ?', now).select('t.new_email, t.expires_at', 'read.email_change t'),
    )
    return {
      waiting: waiting ? { ...waiting, expires_at: waiting.expires_at.toISOString() } : null,
      comes_back_since: present?.comes_back_since?.toISOString() ?? null,
    }
  }),
]
