// npm run log -- copy | move | compare --to eventstoredb|postgres: brings the log of an installation to another engine; exit code 1 when the two differ.
import { parseArgs } from 'node:util'
import { readConfig } from '@practicum/infra/config/config'
import type { Engine } from '@practicum/infra/event-store/log-lock'
import { LogsDiffer } from '@practicum/infra/event-store/side-by-side'
import { type Engines, openEngines } from './log/engines'
import { compareOnly, copy, move } from './log/move'
import { refused, runTool } from './run-tool'

const USAGE = 'npm run log -- copy | move | compare  --to eventstoredb | postgres'

/** Answers the exit code. */
type Task = (engines: Engines, to: Engine) => Promise<number>

const TASKS: Readonly<Record<string, Task>> = {
  copy: async (engines, to) => {
    await copy(engines, to)
    return 0
  },
  move,
  compare: compareOnly,
}

const isEngine = (name: string | undefined): name is Engine => name === 'postgres' || name === 'eventstoredb'

async function run(args: readonly string[]): Promise<number> {
  const options = { to: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const task = TASKS[positionals[0] ?? '']
  if (!task || !isEngine(values.to)) return refused(USAGE)
  const engines = await openEngines(await readConfig(process.env))
  return task(engines, values.to)
    .catch(inWords)
    .finally(() => engines.close())
}

function inWords(error: unknown): number {
  if (!(error instanceof LogsDiffer)) throw error
  console.error(`The target holds another log, and nothing was written over it: ${error.message}.`)
  return 1
}

runTool(run)
