// A PostgreSQL in a temporary folder that is gone after the run, also after a run that was killed.
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holderOf } from '@practicum/infra/postgres/embedded/data-lock'
import { stopOrphan } from '@practicum/infra/postgres/embedded/orphan'
import { startEmbeddedPostgres } from '@practicum/infra/postgres/embedded/start'

export interface ThrowAway {
  readonly url: string
  stop(): Promise<void>
}

const PREFIX = 'practicum-test-'

/** Starts the server; its `url` is understood by pg. */
export async function startThrowAway(): Promise<ThrowAway> {
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  // Temporary folders are private; the unprivileged account of a run by root has to pass through.
  await chmod(folder, 0o711)
  const log = { info: () => undefined, warn: (message: string) => console.warn(message) }
  const server = await startEmbeddedPostgres({ dataDir: folder, log, durableInitialisation: false })
  const atExit = (): void => void process.kill(server.pid, 'SIGQUIT')
  process.once('exit', atExit)
  const { host, port, user, password, database } = server.connection
  const query = new URLSearchParams({ host: String(host), port: String(port) })
  return {
    url: `postgres://${user}:${password}@/${database}?${query}`,
    async stop() {
      process.off('exit', atExit)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function removeLeftovers(): Promise<void> {
  for (const entry of await readdir(tmpdir())) {
    if (!entry.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), entry)
    if ((await holderOf(folder)) !== undefined) continue
    await stopOrphan(join(folder, 'postgres', 'cluster')).catch(() => undefined)
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
