// Statements in the making: knex joins conditions and numbers their values.
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

/** SQL with its values, to stand in a statement or in a larger part. */
export type StatementPart = Knex.Raw

/** `?` in the text stands for the values, in order; a value may be a part itself. */
export const part = (text: string, values: readonly unknown[]): StatementPart =>
  knex.raw(text, values as Knex.RawBinding[])

export const statementOf = (text: string, values: readonly unknown[]): Statement => native(part(text, values))

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
    return native(knex.raw(`select ${columns} from ${source} where ? ${rest}`, [this.all()]))
  }

  copy(): Conditions {
    return new Conditions().with(this)
  }

  /** Joined, to stand in a statement. */
  all(): StatementPart {
    if (this.#parts.length === 0) return knex.raw('true')
    return knex.raw(this.#parts.map(() => '?').join(' and '), this.#parts)
  }
}

export const queryRows = <Row>(db: ScopedDb, { sql, values }: Statement): Promise<readonly Row[]> =>
  db.query<Row>(sql, values)

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
