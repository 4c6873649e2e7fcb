// Lists as statements: knex builds them from conditions and their values, and one page comes with the count of all.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { FieldColumn, StoredFields } from '@practicum/shared/kernel/fields'
import { snake } from '@practicum/shared/kernel/snake-case'
import createKnex, { type Knex } from 'knex'

/** Builds statements and numbers their values; it has no connection and runs nothing. */
const knex = createKnex({ client: 'pg' })

export interface Statement {
  readonly sql: string
  readonly values: readonly unknown[]
}

/** A WHERE in the making; every value is a parameter. */
export class Conditions {
  readonly #parts: Knex.Raw[] = []

  /** `?` in the text stands for the values, in order. */
  and(text: string, ...values: readonly unknown[]): this {
    this.#parts.push(knex.raw(`(${text})`, values as Knex.RawBinding[]))
    return this
  }

  /** And all that others say. */
  with(others: Conditions): this {
    this.#parts.push(...others.#parts)
    return this
  }

  /** Only where the value is given. */
  when<T>(given: T | undefined, text: string, value: (given: T) => unknown = given => given): this {
    return given === undefined ? this : this.and(text, value(given))
  }

  /** `select <columns> from <source> where … <rest>`; the columns and the rest hold no values. */
  select(columns: string, source: string, rest = ''): Statement {
    return native(knex.raw(`select ${columns} from ${source} where ? ${rest}`, [this.joined()]))
  }

  private joined(): Knex.Raw {
    if (this.#parts.length === 0) return knex.raw('true')
    return knex.raw(this.#parts.map(() => '?').join(' and '), this.#parts)
  }

  /** As select, one page of the rows. */
  selectPage(columns: string, source: string, { order, limit, offset }: PageClause): Statement {
    const body = `select ${columns} from ${source} where ? order by ${order} limit ?::integer offset ?::integer`
    return native(knex.raw(body, [this.joined(), limit, offset]))
  }
}

interface PageClause {
  /** The last column has to be unique, so that no row comes on two pages. */
  readonly order: string
  readonly limit: number
  readonly offset: number
}

export interface Listing extends PageClause {
  readonly columns: string
  readonly source: string
  /** Where fewer relations are enough to count. */
  readonly counted?: string
  readonly where: Conditions
}

export const queryRows = <Row>(db: ScopedDb, { sql, values }: Statement): Promise<readonly Row[]> =>
  db.query<Row>(sql, values)

/** One page of the rows and how many there are in all. */
export async function queryPage<Row>(
  db: ScopedDb,
  { columns, source, counted = source, where, ...clause }: Listing,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const listed = where.selectPage(columns, source, clause)
  const count = where.select('count(*)::int as total', counted)
  const [rows, totals] = await Promise.all([
    db.query<Row>(listed.sql, listed.values, 'prepared'),
    db.query<{ total: number }>(count.sql, count.values, 'prepared'),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

function native(raw: Knex.Raw): Statement {
  const { sql, bindings } = raw.toSQL().toNative()
  return { sql, values: bindings }
}

const AS_TEXT: Partial<Record<FieldColumn, (column: string) => string>> = {
  date: column => `${column}::text`,
  timestamptz: column => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** The columns of a set of fields, as the wire has them: days and instants as text. */
export const selected = (fields: StoredFields, alias: string): string =>
  Object.entries(fields)
    .map(([name, { column }]) => {
      const stored = `${alias}.${snake(name)}`
      const asText = AS_TEXT[column]
      return asText ? `${asText(stored)} as ${snake(name)}` : stored
    })
    .join(', ')

/** Escapes the wildcards of LIKE. */
export const containing = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** A full-text query whose last words may be beginnings: `conf pol` finds "confidentiality policy". */
export const prefixQuery = (term: string): string =>
  term
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => `${word}:*`)
    .join(' & ')
