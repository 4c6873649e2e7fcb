// A policy as SQL: the row lock of a table, and the scope of a list for somebody known.
import { type Asker, allOf, allows, idsOf, type Policy } from '@practicum/shared/access/policy'
import { snake } from '@practicum/shared/kernel/snake-case'
import { Conditions } from './conditions'
import { ROW_LOCK, type RowLockWords } from './row-lock'

/** Under which the API's role sees a row of the table, asked of the settings of its transaction or of what stands for them. */
export const rowLockOf = (policy: Policy, table: string, settings: RowLockWords = ROW_LOCK): string =>
  sqlOf(policy, asSettings(table, settings)).sql

/** Where the facts stand: an alias, or one for each where a statement has them from several tables. */
export type FactsAt = string | ((field: string) => string)

/** The same for somebody known, over the columns of an alias: what is decided by who they are alone is decided here. */
export function scopeOf(policy: Policy, asker: Asker, at: FactsAt): Conditions {
  const { sql, values } = sqlOf(policy, asValues(asker, typeof at === 'string' ? () => at : at))
  return new Conditions().and(sql, ...values)
}

/** The same as alternatives, each of which names who asks: an index finds the rows of each, where none finds those of all. */
export const scopesOf = (policy: Policy, asker: Asker, at: FactsAt): readonly Conditions[] =>
  alternativesOf(policy, asker).map(one => scopeOf(one, asker, at))

function alternativesOf(policy: Policy, asker: Asker): readonly Policy[] {
  if (policy.kind === 'allOf') {
    const none: readonly (readonly Policy[])[] = [[]]
    const together = policy.policies.reduce(
      (all, one) => all.flatMap(before => alternativesOf(one, asker).map(after => [...before, after])),
      none,
    )
    return together.map(policies => allOf(...policies))
  }
  if (policy.kind !== 'anyOf') return [policy]
  const possible = policy.policies.filter(one => one.kind !== 'acting' || allows(one, asker, {}))
  return possible.every(namesWhoAsks) ? possible.flatMap(one => alternativesOf(one, asker)) : [policy]
}

const NAMING: readonly string[] = ['position', 'positionAmong', 'user', 'person']

const namesWhoAsks = (policy: Policy): boolean =>
  policy.kind === 'allOf'
    ? policy.policies.some(namesWhoAsks)
    : policy.kind === 'anyOf'
      ? policy.policies.every(namesWhoAsks)
      : NAMING.includes(policy.kind)

/** The tables that a policy looks into beside its own. */
export function tablesIn(policy: Policy): readonly string[] {
  if ('policies' in policy) return policy.policies.flatMap(tablesIn)
  if (policy.kind === 'exists') return [policy.table, ...tablesIn(policy.policy)]
  return policy.kind === 'not' ? tablesIn(policy.policy) : []
}

/** The columns of its own table that a policy asks about, each once. */
export const columnsAskedBy = (policy: Policy): readonly string[] => [...new Set(fieldsOf(policy).map(snake))]

function fieldsOf(policy: Policy): readonly string[] {
  if ('policies' in policy) return policy.policies.flatMap(fieldsOf)
  if ('field' in policy) return [policy.field]
  if (policy.kind === 'exists') return [policy.own]
  return policy.kind === 'not' ? fieldsOf(policy.policy) : []
}

interface Sql {
  readonly sql: string
  readonly values: readonly unknown[]
}

/** How one says who asks, and where the facts stand. */
interface Dialect {
  readonly column: (field: string) => string
  /** The same where another table is looked into, whose columns may have the same names. */
  readonly outer: (field: string) => string
  readonly user: Sql
  /** That a column holds one of their accounts. */
  readonly isTheirs: (column: string) => Sql
  readonly position: Sql
  readonly organization: Sql
  readonly acting: (roles: readonly string[]) => string
}

const bare = (sql: string): Sql => ({ sql, values: [] })
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const asSettings = (table: string, settings: RowLockWords): Dialect => ({
  column: snake,
  outer: field => `"${table}".${snake(field)}`,
  user: bare(settings.user),
  isTheirs: column => bare(`${column} = any(${ROW_LOCK.users}::uuid[])`),
  position: bare(settings.position),
  organization: bare(settings.organization),
  acting: roles => `${settings.acting} in (${roles.map(quoted).join(', ')})`,
})

const asValues = (
  { positionId, organizationId, acting, ...person }: Asker,
  aliasOf: (field: string) => string,
): Dialect => ({
  column: field => `${aliasOf(field)}.${snake(field)}`,
  outer: field => `${aliasOf(field)}.${snake(field)}`,
  user: { sql: '?::uuid', values: [person.userId] },
  isTheirs: column => among(column, idsOf(person)),
  position: { sql: '?::uuid', values: [positionId] },
  organization: { sql: '?::uuid', values: [organizationId] },
  acting: roles => String(roles.includes(acting)),
})

function sqlOf(policy: Policy, dialect: Dialect): Sql {
  switch (policy.kind) {
    case 'anyOf':
      return joined(policy.policies, dialect, { by: 'or', decisive: 'true' })
    case 'allOf':
      return joined(policy.policies, dialect, { by: 'and', decisive: 'false' })
    case 'not': {
      const { sql, values } = sqlOf(policy.policy, dialect)
      return { sql: negated(sql), values }
    }
    case 'acting':
      return bare(dialect.acting(policy.roles))
    case 'everybody':
      return bare('true')
    case 'exists':
      return existsIn(policy, dialect)
    default:
      return plain(policy, dialect)
  }
}

/** Also under the row lock of that table, for whoever has one. */
function existsIn({ table, theirs, own, policy }: Extract<Policy, { kind: 'exists' }>, dialect: Dialect): Sql {
  const column = (field: string): string => `its_${table}.${snake(field)}`
  const { sql, values } = sqlOf(policy, { ...dialect, column, outer: column })
  const joined = `${column(theirs)} = ${dialect.outer(own)}`
  return { sql: `exists (select from read."${table}" its_${table} where ${joined} and ${sql})`, values }
}

type Plain = Exclude<Policy, { kind: 'not' | 'anyOf' | 'allOf' | 'acting' | 'everybody' | 'exists' }>

/** True or false also of null: what is unknown is not so. */
function plain(policy: Plain, { column: at, user, isTheirs, position, organization }: Dialect): Sql {
  switch (policy.kind) {
    case 'inOrganization':
      return equal(at(policy.field), organization)
    case 'organizationAmong':
      return { sql: `${organization.sql} = any(${at(policy.field)})`, values: organization.values }
    case 'position':
      return equal(at(policy.field), position)
    case 'positionAmong':
      return { sql: `${at(policy.field)} @> array[${position.sql}]`, values: position.values }
    case 'user':
      return equal(at(policy.field), user)
    case 'person':
      return isTheirs(at(policy.field))
    case 'flag':
      return bare(at(policy.field))
    case 'empty':
      return bare(`${at(policy.field)} is null`)
    case 'is':
      return bare(`${at(policy.field)} = ${quoted(policy.value)}`)
  }
}

/** Of one account the order of an index is kept. */
const among = (column: string, ids: readonly string[]): Sql =>
  ids.length === 1 ? { sql: `${column} = ?::uuid`, values: ids } : { sql: `${column} = any(?::uuid[])`, values: [ids] }

const equal = (left: string, { sql, values }: Sql): Sql => ({ sql: `${left} = ${sql}`, values })

function negated(sql: string): string {
  if (sql === 'true') return 'false'
  return sql === 'false' ? 'true' : `(${sql}) is not true`
}

/** What is decided already leaves no trace, so that indexes are found. */
function joined(
  policies: readonly Policy[],
  dialect: Dialect,
  { by, decisive }: { readonly by: 'or' | 'and'; readonly decisive: 'true' | 'false' },
): Sql {
  const neutral = decisive === 'true' ? 'false' : 'true'
  const parts = policies.map(policy => sqlOf(policy, dialect))
  if (parts.some(({ sql }) => sql === decisive)) return bare(decisive)
  const left = parts.filter(({ sql }) => sql !== neutral)
  if (left.length === 0) return bare(neutral)
  if (left.length === 1) return left[0] ?? bare(neutral)
  return { sql: `(${left.map(({ sql }) => sql).join(` ${by} `)})`, values: left.flatMap(({ values }) => values) }
}
