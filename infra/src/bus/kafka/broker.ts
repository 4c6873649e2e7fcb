// A Kafka broker of our own for developers and tests, from a plain class path: needs Java, and Maven the first time.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Kafka, logLevel } from 'kafkajs'
import { freePorts } from '../../config/free-port'
import { gatherLibraries, keepCopy } from '../../java/libraries'
import { endWithUs } from '../../processes/end-with-us'

const run = promisify(execFile)

export interface BrokerOptions {
  /** Of the workspace: infra/kafka/pom.xml names the class path, which is kept from one start to the next. */
  readonly root: string
  /** Where the broker keeps its topics; must be empty or of an earlier run with the same ports. */
  readonly folder: string
  /** 0 takes any free one. */
  readonly port?: number
  /** Sooner there, and slower under load for long. */
  readonly shortLived?: boolean
}

export interface KafkaBroker {
  /** `host:port` */
  readonly address: string
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  /** On the same topics, after {@link kill}. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Whoever lives for minutes does not get back what thorough compilation and collectors in parallel cost. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-UsePerfData']
/** Few use it, and nothing of it grows old. */
const FEW_THREADS = {
  'num.network.threads': '1',
  'num.io.threads': '2',
  'background.threads': '1',
  'log.cleaner.enable': 'false',
}

/** Resolves when it answers. */
export async function startBroker({ root, folder, port = 0, shortLived = false }: BrokerOptions): Promise<KafkaBroker> {
  const libraries = join(root, 'node_modules', '.cache', 'practicum', 'kafka')
  await gatherLibraries(join(root, 'infra', 'kafka', 'pom.xml'), libraries)
  const free = await freePorts(2)
  const own = port === 0 ? (free[0] ?? 0) : port
  const ports = { port: own, controllerPort: free.find(one => one !== own) ?? 0 }
  const settings = await writeSettings(folder, ports, shortLived ? FEW_THREADS : {})
  const java = javaOf({ libraries, folder, shortLived })
  await format({ libraries, folder, shortLived }, settings, java.args)
  const address = `127.0.0.1:${own}`
  const begin = async (): Promise<ChildProcess> => {
    const log = await open(join(folder, 'broker.log'), 'a')
    const child = spawn('java', java.args(BROKER, settings), { cwd: folder, stdio: ['ignore', log.fd, log.fd] })
    endWithUs(child)
    await log.close()
    await untilAnswering(address, child)
    return child
  }
  let child = await begin()
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    address,
    kill: () => end('SIGKILL'),
    async restart() {
      child = await begin()
    },
    async stop() {
      await end('SIGTERM')
      await java.keep()
    },
  }
}

interface Lives {
  readonly libraries: string
  readonly folder: string
  readonly shortLived: boolean
}

interface Java {
  args(...program: readonly string[]): readonly string[]
  /** After a broker has ended in good order. */
  keep(): Promise<void>
}

/** The classes of a broker, found and checked, are kept from one that has ended: the next one begins with them, in three quarters of the time. */
function javaOf({ libraries, folder, shortLived }: Lives): Java {
  const archive = join(libraries, 'classes.jsa')
  const made = join(folder, 'classes.jsa')
  const begun = existsSync(archive) ? [`-XX:SharedArchiveFile=${archive}`] : []
  const leaving = shortLived && begun.length === 0 ? [OLDER_JAVA, `-XX:ArchiveClassesAtExit=${made}`] : []
  const common = ['-Xmx512m', ...(shortLived ? SHORT_LIVED : []), '-cp', join(libraries, '*')]
  return {
    args: (...[main = '', ...words]) => [...(main === BROKER ? [...begun, ...leaving] : []), ...common, main, ...words],
    async keep() {
      if (existsSync(made)) await keepCopy(made, archive)
    },
  }
}

const BROKER = 'kafka.Kafka'
/** Which keeps no classes, starts all the same. */
const OLDER_JAVA = '-XX:+IgnoreUnrecognizedVMOptions'

/** An empty store is the same for each broker, and takes a Java of its own to make: the short-lived begin with a copy. */
async function format({ libraries, folder, shortLived }: Lives, settings: string, java: Java['args']): Promise<void> {
  const topics = join(folder, 'topics')
  const kept = join(libraries, 'empty-store')
  if (existsSync(join(topics, 'meta.properties'))) return
  if (shortLived && existsSync(kept)) return cp(kept, topics, { recursive: true })
  await run('java', java('kafka.tools.StorageTool', 'format', '-t', clusterId(), '-c', settings), { cwd: folder })
  if (shortLived) await keepCopy(topics, kept)
}

/** Sixteen bytes as Kafka writes them: URL-safe base64 without its padding, and no dash in front, which would pass for an option. */
function clusterId(): string {
  const [first = 0, ...others] = randomBytes(16)
  return Buffer.from([first % 128, ...others]).toString('base64url')
}

async function writeSettings(
  folder: string,
  { port, controllerPort }: { readonly port: number; readonly controllerPort: number },
  more: Readonly<Record<string, string>>,
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'server.properties')
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'log.dirs': join(folder, 'topics'),
    // One that was killed is let in again when its former self counts as gone.
    'broker.session.timeout.ms': '3000',
    'broker.heartbeat.interval.ms': '500',
    'auto.create.topics.enable': 'false',
    'group.initial.rebalance.delay.ms': '0',
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '4',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    ...more,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(file, lines.join(''))
  return file
}

const ANSWERS_WITHIN_MS = 180_000

async function untilAnswering(address: string, child: ChildProcess): Promise<void> {
  const giveUp = Date.now() + ANSWERS_WITHIN_MS
  const admin = new Kafka({ brokers: [address], logLevel: logLevel.NOTHING, retry: { retries: 0 } }).admin()
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`the broker ended with code ${child.exitCode}; see broker.log`)
    try {
      await admin.connect()
      await admin.listTopics()
      return await admin.disconnect()
    } catch {
      await admin.disconnect().catch(() => undefined)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  throw new Error(`the broker does not answer at ${address}; see broker.log`)
}
