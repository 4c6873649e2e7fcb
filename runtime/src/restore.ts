// npm run restore -- --from <backup>: a backup back into the data folder, which holds the keys and nothing else.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '@practicum/infra/backup/installation'
import { readSettings } from '@practicum/infra/config/config'
import { refused, runTool } from './run-tool'
import { copyProgress, endLine } from './terminal'

const USAGE = 'npm run restore -- --from <folder of a backup>, with DATA_DIR where it shall be'

async function run(args: readonly string[]): Promise<number> {
  const { from } = parseArgs({ args: [...args], options: { from: { type: 'string' } }, strict: false }).values
  if (typeof from !== 'string' || from === '') return refused(USAGE)
  const { dataDir } = readSettings(process.env)
  const { begunAt, files } = await restore({ from: resolve(from), dataDir, onFile: copyProgress() })
  endLine(`${dataDir}: ${files.length} files of ${begunAt}. Next: npm run audit -- verify, then npm start.`)
  return 0
}

runTool(run)
