// What erasures show in the places of other features: whom a notification is about, for those who may see it.
import { ERASED } from '@practicum/infra/codec/sealing'

/** As their account says, or the last invitation of somebody who never came. */
export const erasedNameOf = (userColumn: string): string => `coalesce(
  (select pe.name from read.person pe where pe.user_id = ${userColumn}),
  (select case when i.email = '${ERASED}' then i.email else i.name end
   from read.invite i where i.user_id = ${userColumn} order by i.created_at desc limit 1))`

export const erasureName = (idColumn: string): string =>
  `(select ${erasedNameOf('t.user_id')} from read.erasure t where t.user_id = ${idColumn})`
