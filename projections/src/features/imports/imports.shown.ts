// What imports show in the places of other features: their name in notifications.
export const importName = (idColumn: string): string =>
  `(select t.filename from read.import t where t.import_id = ${idColumn})`
