// The proxy of docker-compose.yml in front of processes of this machine: the settings of infra/deploy/proxy, but for where it listens and who is behind.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@practicum/infra/config/free-port'
import { endWithUs } from '@practicum/infra/processes/end-with-us'
import type { Ingress } from '../spread/load-balancer'
import { PATIENCE_MS } from './patience'

/** Undefined where this machine has none. */
export const nginxPath = process.env.NGINX_PATH || undefined

interface Listening {
  readonly port: number
}

export interface BehindNginx {
  readonly commands: readonly Listening[]
  readonly queries: readonly Listening[]
  /** Default: the queries, who serve them as well. */
  readonly pages?: readonly Listening[]
}

export const PROXY_FOLDER = join(__dirname, '..', '..', '..', 'infra', 'deploy', 'proxy')

export class Nginx implements Ingress {
  #child: ChildProcess | undefined
  #folder = ''
  #said = ''

  private constructor(
    private readonly behind: BehindNginx,
    private readonly listen: string | undefined,
  ) {}

  static readonly before = (behind: BehindNginx): Nginx => new Nginx(behind, undefined)

  /** `listen`: of the server instead of a port alone; `%port` stands for the port. */
  static listening(behind: BehindNginx, listen: string): Nginx {
    return new Nginx(behind, listen)
  }

  async open(): Promise<string> {
    this.#folder = await mkdtemp(join(tmpdir(), 'practicum-nginx-'))
    await cp(PROXY_FOLDER, this.#folder, { recursive: true })
    const port = await freePort()
    const listen = this.listen ?? 'listen 127.0.0.1:%port;'
    await writeFile(join(this.#folder, 'listen.conf'), listen.replaceAll('%port', String(port)))
    const groups = await readFile(join(PROXY_FOLDER, 'upstreams.conf'), 'utf8')
    await writeFile(join(this.#folder, 'upstreams.conf'), onThisMachine(groups, this.behind))
    const args = ['-p', `${this.#folder}/`, '-c', join(this.#folder, 'nginx.conf'), '-g', 'daemon off;']
    this.#child = spawn(nginxPath ?? 'nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] })
    endWithUs(this.#child, 'SIGTERM')
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#said += chunk.toString()
    })
    const url = `http://127.0.0.1:${port}`
    await this.answering(url)
    return url
  }

  async close(): Promise<void> {
    const child = this.#child
    if (child && child.exitCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    await rm(this.#folder, { recursive: true, force: true })
  }

  private async answering(url: string): Promise<void> {
    const giveUp = Date.now() + PATIENCE_MS
    while (Date.now() < giveUp && this.#child?.exitCode === null) {
      const answer = await fetch(`${url}/health/proxy`, { redirect: 'manual' }).catch(() => undefined)
      if (answer) return
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    throw new Error(`nginx does not answer: ${this.#said}`)
  }
}

/** The same groups with the same settings, but for names that are looked up: those are of processes here. */
function onThisMachine(groups: string, { commands, queries, pages = queries }: BehindNginx): string {
  const named: Readonly<Record<string, readonly Listening[]>> = {
    'command-service': commands,
    'query-service': queries,
    frontend: pages,
  }
  return groups
    .replace(/^resolver .*$/m, '')
    .replace(/server ([\w-]+):3000 resolve(.*;)/g, (_whole, name: string, settings: string) =>
      (named[name] ?? []).map(({ port }) => `server 127.0.0.1:${port}${settings}`).join('\n  '),
    )
}
