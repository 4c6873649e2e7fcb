// The present day in SQL, where a thing has the days of its organization.

/** Of the row under an alias; null where its organization is not seen. */
export const todayOf = (alias: string): string =>
  `(select (now() at time zone z.zone)::date from read.organization z where z.organization_id = ${alias}.organization_id)`
