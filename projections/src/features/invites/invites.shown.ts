// What invitations show in the places of other features: whom a notification is about, for those who may see it.
import { ERASED } from '@practicum/infra/codec/sealing'

/** As they call themselves by now, or else as the invitation does. */
export const inviteName = (idColumn: string): string =>
  `(select coalesce((select pe.name from read.person pe where pe.user_id = t.user_id),
    case when t.email = '${ERASED}' then t.email else t.name end) from read.invite t where t.invite_id = ${idColumn})`
