// Documents of a supervision profile as those who see the profile are shown them, in the organization where they were added.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { documentsIn } from '../attachments/documents.read'

/** Undefined where the principal does not see the profile. */
export async function profileDocuments(
  db: ScopedDb,
  principal: Principal,
  userId: string,
): Promise<readonly AttachmentView[] | undefined> {
  const where = scopeOf(supervisionProfilePolicy.see, principal, 't').and('t.user_id in (?)', userId)
  const [seen] = await queryRows(db, where.select('t.user_id', 'read.supervision_profile t'))
  const source = { table: 'supervision_profile', key: 'user_id', addedIn: principal.organizationId }
  return seen ? documentsIn({ db, principal }, source, [userId]) : undefined
}
