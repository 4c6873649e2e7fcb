// Documents of a supervision profile as those who see the profile are shown them, in the organization where they were added.
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import type { AttachmentsShown } from '../../reads/slots'
import { documentsSeen } from '../attachments/documents.read'

export const profileDocuments: AttachmentsShown['read'] = (db, principal, userId) => {
  const source = { table: 'supervision_profile', key: 'user_id', addedIn: principal.organizationId }
  return documentsSeen({ db, principal }, supervisionProfilePolicy.see, source, userId)
}
