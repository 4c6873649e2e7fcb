// Runs a PostgreSQL program under the cluster's account: to its end for a tool, or as the server itself.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import type { Binaries } from './binaries'
import type { ClusterLayout } from './layout'

/** Everything a program of PostgreSQL needs to run here. */
export interface Installation {
  readonly binaries: Binaries
  readonly layout: ClusterLayout
}

export interface ToolResult {
  /** -1 when a signal ended it. */
  readonly code: number
  /** Standard output and standard error as they came. */
  readonly output: string
}

/** Runs a program to its end. Rejects only when it cannot be started at all. */
export async function runTool(program: string, args: readonly string[], setup: Installation): Promise<ToolResult> {
  const child = launch(program, args, { ...setup, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += String(chunk)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code: code ?? -1, output }))
  })
}

/** Starts a program and returns at once. */
export function launch(
  program: string,
  args: readonly string[],
  { binaries, layout, stdio }: Installation & { readonly stdio: SpawnOptions['stdio'] },
): ChildProcess {
  return spawn(program, args, {
    cwd: layout.home,
    env: binaries.env,
    stdio,
    windowsHide: true,
    // Its own process group: Ctrl-C in the terminal reaches us alone, and we decide the order of the end.
    detached: process.platform !== 'win32',
    ...layout.account,
  })
}
