// The product as a program of its own: started with settings, ready when it prints its address.
import { type ChildProcess, spawn } from 'node:child_process'

const READY = /ready:\s+(http:\/\/\S+)/
const START_WITHIN_MS = 90_000

export interface Started {
  readonly url: string
  readonly child: ChildProcess
  /** Resolves when it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Rejects with what it printed when it ends or is not ready within 90 s. Any free port; nothing of what the suites themselves are given. */
export async function startProgram(program: string, settings: Readonly<Record<string, string>>): Promise<Started> {
  const own = { PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'development', EVENTSTORE_URL: '', KAFKA_BROKERS: '' }
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await addressOf(child)
  return {
    url,
    child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill(signal)
      await ended
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
    child.once('close', code => {
      clearTimeout(timer)
      reject(new Error(`the product ended with ${code}:\n${said}`))
    })
  })
}
