// Brings a database to the shape its code expects, through knex: every migration once, in the order of the list; of those that replace each other, the list's own.
import createKnex, { type Knex } from 'knex'
import type pg from 'pg'

export interface Migration {
  /** Unique within the schema's record; never renamed once released. */
  readonly name: string
  /** Any number of statements; they commit together with the record of the name. */
  readonly sql: string
  /**
   * First word of the names of those that replace each other, one in every release: it runs unless it was the last of them to run. So what it says
   * holds also after another release has said otherwise, be it an older one. It has to take back what the others may have said.
   */
  readonly family?: string
}

/** Migrations in the order in which they run; a schema may come more than once. */
export type Shape = readonly (readonly [schema: string, migrations: readonly Migration[]])[]

export interface SchemaStatus {
  readonly schema: string
  /** Names of the list that the database has. */
  readonly applied: readonly string[]
  readonly pending: readonly string[]
}

/** Table of each schema in which knex records what has run. */
export const MIGRATION_TABLE = 'knex_migrations'

/** The table's lock of knex says at once that another is at it; this one is waited for. */
const LOCK = 7_215_301

/** As knex records it: under its name; one of a family that runs once more also with how often it has. */
interface RecordedMigration extends Migration {
  readonly recorded: string
}

/**
 * Runs what the database does not have yet; what is new in one entry of the list commits together.
 * Instances that start together wait for one another. Rejects with the database's error; earlier entries of the list then stand.
 */
export function migrate(connection: pg.ClientConfig, shape: Shape): Promise<void> {
  return withKnex(connection, async knex => {
    if (await isInShape(knex, shape)) return
    await knex.transaction(async turn => {
      // It waits while the others work, and works beside this transaction: however long that takes.
      await turn.raw('set local idle_in_transaction_session_timeout = 0')
      await turn.raw('select pg_advisory_xact_lock(?)', [LOCK])
      for (const [schema, migrations] of shape) {
        await knex.raw('create schema if not exists ??', [schema])
        await takeOver(knex, schema, familiesOf(schema, shape))
        const migrationSource = sourceOf(named(migrations, await recordedNames(knex, schema)))
        // A newer release, or another entry of the list, may have recorded more.
        const more = { tableName: MIGRATION_TABLE, disableMigrationsListValidation: true }
        await knex.migrate.latest({ schemaName: schema, migrationSource, ...more })
      }
    })
  })
}

/** Most starts find nothing to do: that is seen without a lock. Where a release before knex may speak again, it is listened to. */
async function isInShape(knex: Knex, shape: Shape): Promise<boolean> {
  for (const schema of new Set(shape.map(([name]) => name))) {
    if (await formerNames(knex, schema)) return false
    const recorded = await recordedNames(knex, schema)
    const wanted = shape.flatMap(([name, migrations]) => (name === schema ? migrations : []))
    if (!wanted.every(migration => isRecorded(migration, recorded))) return false
  }
  return true
}

/** Looks only. A database that was never migrated has everything pending. */
export function migrationStatus(connection: pg.ClientConfig, shape: Shape): Promise<readonly SchemaStatus[]> {
  return withKnex(connection, knex =>
    Promise.all(
      shape.map(async ([schema, migrations]) => {
        const known = await recordedNames(knex, schema)
        const former = (await formerNames(knex, schema)) ?? []
        const recorded = [...known, ...notTakenOver(former, familiesOf(schema, shape), known)]
        const applied = migrations.filter(one => isRecorded(one, recorded)).map(({ name }) => name)
        const pending = migrations.map(({ name }) => name).filter(name => !applied.includes(name))
        return { schema, applied, pending }
      }),
    ),
  )
}

async function withKnex<Result>(connection: pg.ClientConfig, work: (knex: Knex) => Promise<Result>): Promise<Result> {
  const knex = createKnex({
    client: 'pg',
    connection: { application_name: 'practicum migrations', ...connection } as Knex.PgConnectionConfig,
    // One for the turn, one for the work.
    pool: { min: 0, max: 2 },
    // What knex warns of its error says, too.
    log: { warn: () => undefined },
  })
  try {
    return await work(knex)
  } finally {
    await knex.destroy()
  }
}

const sourceOf = (migrations: RecordedMigration[]): Knex.MigrationSource<RecordedMigration> => ({
  getMigrations: async () => migrations,
  getMigrationName: ({ recorded }) => recorded,
  getMigration: async ({ sql }) => ({
    // A question mark is the text's own.
    up: async knex => void (await knex.raw(sql.replaceAll('?', '\\?'))),
    down: () => Promise.reject(new Error('a database goes forward only')),
  }),
})

/** Oldest first. */
async function recordedNames(knex: Knex, schema: string): Promise<readonly string[]> {
  if (!(await knex.schema.withSchema(schema).hasTable(MIGRATION_TABLE))) return []
  return knex.withSchema(schema).from(MIGRATION_TABLE).orderBy('id').pluck('name')
}

const named = (migrations: readonly Migration[], recorded: readonly string[]): RecordedMigration[] =>
  migrations.map(migration => ({ ...migration, recorded: recordedAs(migration, recorded) }))

const isRecorded = (migration: Migration, recorded: readonly string[]): boolean =>
  recorded.includes(recordedAs(migration, recorded))

function recordedAs({ name, family }: Pick<Migration, 'name' | 'family'>, recorded: readonly string[]): string {
  const runs = family === undefined ? [] : recorded.filter(other => isOf(family, other))
  const ofThis = runs.filter(other => withoutCount(other) === name)
  if (ofThis.length === 0 || runs.at(-1) === ofThis.at(-1)) return ofThis.at(-1) ?? name
  return `${name}${COUNT}${ofThis.length + 1}`
}

const COUNT = ' #'
const withoutCount = (recorded: string): string => recorded.split(COUNT)[0] ?? recorded

/** In all entries of the list that are about the schema. */
const familiesOf = (schema: string, shape: Shape): readonly string[] => [
  ...new Set(
    shape.flatMap(([name, migrations]) => (name === schema ? migrations : [])).flatMap(({ family }) => family ?? []),
  ),
]

/**
 * Releases before knex keep a record of their own, `<schema>.migration`. What it says is said here too. Of a family it then says last that somebody else
 * has spoken: such a release that is gone back to says its own again, and this one after it.
 */
async function takeOver(knex: Knex, schema: string, families: readonly string[]): Promise<void> {
  const names = await formerNames(knex, schema)
  if (names === undefined) return
  await knex.migrate.currentVersion({ schemaName: schema, tableName: MIGRATION_TABLE })
  await knex.transaction(async taking => {
    for (const name of notTakenOver(names, families, await recordedNames(taking, schema))) {
      await taking.withSchema(schema).into(MIGRATION_TABLE).insert({ name, batch: 0, migration_time: taking.fn.now() })
    }
    for (const family of families) {
      const last = taking.raw(
        `(select greatest(clock_timestamp(), max(applied_at) + interval '1 microsecond') from ??.migration)`,
        [schema],
      )
      const row = { name: elsewhere(family), applied_at: last }
      await taking.withSchema(schema).table('migration').insert(row).onConflict('name').merge()
    }
  })
}

/** Oldest first; undefined where no release before knex has been. */
async function formerNames(knex: Knex, schema: string): Promise<readonly string[] | undefined> {
  if (!(await knex.schema.withSchema(schema).hasTable('migration'))) return undefined
  return knex.withSchema(schema).from('migration').orderBy('applied_at').pluck('name')
}

/** Of families the last one alone, and that only where somebody else has spoken since it was taken over. */
function notTakenOver(
  former: readonly string[],
  families: readonly string[],
  recorded: readonly string[],
): readonly string[] {
  const once = former.filter(name => !families.some(family => isOf(family, name)))
  const again = families.flatMap(family => {
    const name = former.findLast(one => isOf(family, one))
    return name === undefined || name === elsewhere(family) ? [] : recordedAs({ name, family }, recorded)
  })
  return [...once, ...again].filter(name => !recorded.includes(name))
}

const isOf = (family: string, name: string): boolean => name.startsWith(`${family} `)
const elsewhere = (family: string): string => `${family} recorded by knex`
