// One program of the built product as a process of its own: started, ready, killed, started again on the same port.
import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@practicum/infra/config/free-port'
import { endWithUs } from '@practicum/infra/processes/end-with-us'
import { addressOf, end } from './process'

export interface Program {
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Where what it says is kept. */
  readonly folder: string
}

export class Machine {
  readonly port: number
  #child: ChildProcess | undefined

  private constructor(
    readonly program: Program,
    port: number,
  ) {
    this.port = port
  }

  static async of(program: Program): Promise<Machine> {
    return new Machine(program, await freePort())
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Resolves when it says that it is ready for requests. */
  async start(): Promise<void> {
    const { args, env, name, folder } = this.program
    const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
      env: { ...env, PORT: String(this.port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    endWithUs(child)
    this.#child = child
    const kept = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(kept, { end: false })
    child.once('exit', () => kept.end())
    await addressOf(child, name)
  }

  /** Of the process that runs now. */
  get pid(): number {
    return this.#child?.pid ?? 0
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.#child) await end(this.#child, signal)
  }
}
