// Waits for the PostgreSQL that the settings name, or says in words why the product cannot start on it.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../config/error-code'
import { StartRefused } from '../config/start-refused'

/** A server that starts together with the product gets this long. */
const ANSWERS_WITHIN_MS = 20_000
const AGAIN_MS = 250

/** What waiting does not mend: the server has answered, and said no. */
const REFUSED: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password of DATABASE_URL',
  '28000': 'refuses the user of DATABASE_URL, or the way it comes',
  '3D000': 'has no database of the name that DATABASE_URL gives. Create it: createdb NAME',
}

/** Throws StartRefused `database-unreachable` or `setting-wrong`. */
export async function untilAnswering(connection: pg.ClientConfig, withinMs = ANSWERS_WITHIN_MS): Promise<void> {
  const giveUp = performance.now() + withinMs
  for (;;) {
    const error = await failureOf(connection)
    if (error === undefined) return
    const refused = REFUSED[errorCode(error) ?? '']
    if (refused !== undefined)
      throw new StartRefused('setting-wrong', `${named(connection)} ${refused}.`, { cause: error })
    if (performance.now() >= giveUp) throw unreachable(connection, error)
    await wait(AGAIN_MS)
  }
}

async function failureOf(connection: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Without user and password. */
const named = ({ host, port }: pg.ClientConfig): string => `PostgreSQL at ${host}:${port}`

function unreachable(connection: pg.ClientConfig, cause: unknown): StartRefused {
  const reason = errorCode(cause) ?? (cause instanceof Error ? cause.message : String(cause))
  const words = `${named(connection)} does not answer (${reason}). Is it running, and is DATABASE_URL right?`
  return new StartRefused('database-unreachable', words, { cause })
}
