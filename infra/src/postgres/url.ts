// A connection as a process of its own is told of it: the one line that DATABASE_URL holds.
import type pg from 'pg'

/** The host may be a folder, so it does not stand where hosts stand. */
export function urlOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const where = new URLSearchParams({ host: String(host), port: String(port) })
  return `postgres://${user}:${String(password)}@/${database}?${where}`
}
