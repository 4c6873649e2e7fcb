// The product as a program of its own: started with settings, ready when it prints its address.
import { spawn } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithUs } from '@practicum/infra/processes/end-with-us'
import { addressOf, end } from '../spread/process'

/** Of those that the build has made. */
export const builtProgram = (name: string): string => join(__dirname, '..', '..', '..', 'dist', 'server', `${name}.js`)

/** A new one, for all that an installation keeps; the caller removes it. */
export async function installationFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `practicum-${name}-`))
  // The database server runs under an account of its own when the specs run as root.
  await chmod(folder, 0o711)
  return folder
}

/** The people of the suites do in minutes what others do in months. */
const BUSY = { WRITES_PER_HOUR: '1000000' }

export interface Started {
  readonly url: string
  /** Resolves when it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Rejects with what it printed when it ends or is not ready within five minutes. Any free port; nothing of what the suites themselves are given. */
export async function startProgram(program: string, settings: Readonly<Record<string, string>>): Promise<Started> {
  const own = { PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'development', EVENTSTORE_URL: '', KAFKA_BROKERS: '', ...BUSY }
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // In good order: it has a database server of its own to end.
  endWithUs(child, 'SIGTERM')
  const url = await addressOf(child, 'the product')
  return { url, end: signal => end(child, signal) }
}
