// The built product as its own process on a folder of its own, for journeys in a real browser.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../setup/started'

export interface Product {
  readonly url: string
  stop(): Promise<void>
}

export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-journey-'))
  // The database server runs under an account of its own when the specs run as root.
  await chmod(folder, 0o711)
  const program = join(__dirname, '..', '..', '..', 'dist', 'server', 'main.js')
  const { url, end } = await startProgram(program, { DATA_DIR: join(folder, 'data'), DEMO: 'true' })
  return {
    url,
    async stop() {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
