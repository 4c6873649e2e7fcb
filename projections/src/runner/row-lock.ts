// Who asks, as row-level conditions know it: settings of the transaction.

/**
 * The words of row-level conditions: settings of the transaction, null when unset, so that nothing is seen by default.
 * As subselects they are read once a statement; bare, once a row.
 */
export const ROW_LOCK = {
  user: "(select nullif(current_setting('app.user', true), '')::uuid)",
  /** Their account, and those merged into it; a release that knew of no merging says the one alone. */
  users: `(select string_to_array(coalesce(nullif(current_setting('app.users', true), ''),
    nullif(current_setting('app.user', true), '')), ',')::uuid[])`,
  position: "(select nullif(current_setting('app.position', true), '')::uuid)",
  organization: "(select nullif(current_setting('app.organization', true), '')::uuid)",
  acting: "(select current_setting('app.acting', true))",
} as const

/** By which a policy says who asks. */
export type RowLockWords = Readonly<Record<Exclude<keyof typeof ROW_LOCK, 'users'>, string>>
