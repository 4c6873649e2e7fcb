// Uppy's Companion for specs, as an operator runs it; what it reaches under the name of Dropbox is a double. A program of its own: it is made of modules that suites cannot load.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface TestCompanion {
  /** As the setting takes it. */
  readonly url: string
  close(): Promise<void>
}

export async function startCompanion(): Promise<TestCompanion> {
  const child = fork(join(__dirname, 'companion-program.mjs'), { silent: true })
  const printed: string[] = []
  child.stderr?.on('data', (text: Buffer) => printed.push(String(text)))
  child.stdout?.resume()
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (!said) throw new Error(`Companion has not started: ${printed.join('')}`)
  const { url } = said[0] as { readonly url: string }
  return {
    url,
    async close() {
      child.disconnect()
      await ended
    },
  }
}
