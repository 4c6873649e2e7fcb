// What erasures show in the places of other features: whom a notification is about, for those who may see it.
export const erasureName = (idColumn: string): string =>
  `(select pe.name from read.erasure t join read.person pe on pe.user_id = t.user_id where t.user_id = ${idColumn})`
