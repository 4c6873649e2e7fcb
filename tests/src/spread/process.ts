// A program of the product as a process that somebody else has started: when it is ready, and when it has ended.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const READY = /ready:\s+(http:\/\/\S+)/
const READY_WITHIN_MS = 300_000

/** The address that it prints when it is ready. Rejects with all it printed when it ends before that, or is not ready within five minutes. */
export function addressOf(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`${name} did not become ready:\n${said}`)), READY_WITHIN_MS)
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
      reject(new Error(`${name} ended with ${code}:\n${said}`))
    })
  })
}

/** Resolves when it has ended, by this signal or before. */
export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
