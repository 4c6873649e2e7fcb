// ClamAV's daemon for a suite, where this machine has one: it knows one file by its hash, and no database has to be fetched.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithUs } from '@practicum/infra/processes/end-with-us'
import { PATIENCE_MS } from './patience'

/** Undefined where this machine has none. */
export const clamdPath = process.env.CLAMD_PATH || undefined

export interface TestClamd {
  readonly at: { readonly path: string }
  stop(): Promise<void>
}

/** `known`: what it takes for a virus. It looks through a megabyte at most. */
export async function startClamd(known: string): Promise<TestClamd> {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-clamd-'))
  const path = join(folder, 'clamd.ctl')
  const hash = createHash('md5').update(known).digest('hex')
  await writeFile(join(folder, 'known.hdb'), `${hash}:${Buffer.byteLength(known)}:Test\n`)
  const settings = [`LocalSocket ${path}`, `DatabaseDirectory ${folder}`, 'Foreground yes', 'StreamMaxLength 1M']
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(clamdPath ?? 'clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  endWithUs(child, 'SIGTERM')
  await listening(path)
  return {
    at: { path },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listening(path: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await wait(50)) {
    const socket = connect(path)
    const reached = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (reached) return
    if (Date.now() > end) throw new Error('clamd does not listen')
  }
}
