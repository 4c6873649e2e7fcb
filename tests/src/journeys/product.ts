// The built product as its own process on a folder of its own, for journeys in a real browser.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Product {
  readonly url: string
  stop(): Promise<void>
}

const READY = /ready:\s+(http:\/\/\S+)/
const START_WITHIN_MS = 90_000

export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-journey-'))
  // The database server runs under an account of its own when the specs run as root.
  await chmod(folder, 0o711)
  const program = join(__dirname, '..', '..', '..', 'dist', 'server', 'main.js')
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    // Those that the suites themselves may be given.
    EVENTSTORE_URL: '',
    KAFKA_BROKERS: '',
    DEMO: 'true',
    NODE_ENV: 'development',
  }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const url = await addressOf(child)
  return {
    url,
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`the product did not start:\n${said}`)), START_WITHIN_MS)
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      const url = READY.exec(said)?.[1]
      if (url === undefined) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => reject(new Error(`the product ended with ${code}:\n${said}`)))
  })
}
