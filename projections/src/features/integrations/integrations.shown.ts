// What integrations show in the places of other features: their name in notifications.
export const integrationName = (idColumn: string): string =>
  `(select t.name from read.integration t where t.integration_id = ${idColumn})`
