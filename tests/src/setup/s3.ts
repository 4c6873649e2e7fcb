// The S3-compatible server of the suites: in a container, else one of our own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@practicum/infra/config/free-port'
import { gatherLibraries } from '@practicum/infra/java/libraries'
import { endWithUs } from '@practicum/infra/processes/end-with-us'
import { startS3 } from './containers'
import { PATIENCE_MS } from './patience'

export interface TestS3 {
  readonly endpoint: string
  stop(): Promise<void>
}

/** False where the run has none. */
export const s3MayRun = process.env.S3_FROM === 'container' || process.env.S3_FROM === 'java'

/** With one empty bucket; it takes any account's word. */
export function testS3(bucket: string): Promise<TestS3> {
  return process.env.S3_FROM === 'container' ? contained(bucket) : own(bucket)
}

async function contained(bucket: string): Promise<TestS3> {
  const { address, container } = await startS3(bucket)
  return { endpoint: `http://${address}`, stop: async () => void (await container.stop()) }
}

const ROOT = join(__dirname, '..', '..', '..')
const LIBRARIES = join(ROOT, 'node_modules', '.cache', 'practicum', 's3mock')

async function own(bucket: string): Promise<TestS3> {
  await gatherLibraries(join(ROOT, 'infra', 's3mock', 'pom.xml'), LIBRARIES)
  const folder = await mkdtemp(join(tmpdir(), 'practicum-s3-'))
  const port = await freePort()
  const settings = {
    'com.adobe.testing.s3mock.http-port': port,
    'com.adobe.testing.s3mock.store.initial-buckets': bucket,
    'com.adobe.testing.s3mock.store.root': folder,
    'server.port': 0,
  }
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  const launcher = 'org.springframework.boot.loader.launch.JarLauncher'
  const jvm = ['-Xmx256m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-cp', join(LIBRARIES, '*')]
  const child = spawn('java', [...jvm, launcher, ...args], { stdio: 'ignore' })
  endWithUs(child)
  const endpoint = `http://127.0.0.1:${port}`
  await untilAnswering(endpoint, child)
  return {
    endpoint,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswering(endpoint: string, child: ChildProcess): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`the S3 server ended with code ${child.exitCode}`)
    const answered = await fetch(endpoint).catch(() => undefined)
    if (answered?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`the S3 server does not answer at ${endpoint}`)
}
