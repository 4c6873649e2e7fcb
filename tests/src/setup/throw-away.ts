// A PostgreSQL in a temporary folder that ends with the run, also with one that is killed; its folder goes with the run or the next one.
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holderOf } from '@practicum/infra/postgres/embedded/data-lock'
import { stopOrphan } from '@practicum/infra/postgres/embedded/orphan'
import { startEmbeddedPostgres } from '@practicum/infra/postgres/embedded/start'
import { urlOf } from '@practicum/infra/postgres/url'
import pg from 'pg'

export interface ThrowAway {
  readonly url: string
  /** Kills it, and resolves when it is up again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

const PREFIX = 'practicum-test-'

/** Starts the server; its `url` is understood by pg. */
export async function startThrowAway(): Promise<ThrowAway> {
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  // Temporary folders are private; the unprivileged account of a run by root has to pass through.
  await chmod(folder, 0o711)
  let isCrashing = false
  const log = { info: () => undefined, warn: (message: string) => void (isCrashing || console.warn(message)) }
  const server = await startEmbeddedPostgres({ dataDir: folder, log, durableInitialisation: false, endsWithUs: true })
  return {
    url: urlOf(server.connection),
    async crash() {
      const killed = server.pid
      isCrashing = true
      process.kill(killed, 'SIGKILL')
      while (server.pid === killed || !(await answers(server.connection))) {
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      isCrashing = false
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    )
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
