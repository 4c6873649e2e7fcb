// What invitations show in the places of other features: whom a notification is about, for those who may see it.
export const inviteName = (idColumn: string): string =>
  `(select t.name from read.invite t where t.invite_id = ${idColumn})`
