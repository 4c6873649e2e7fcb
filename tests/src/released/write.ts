// Keeps what this release adds: events in versions that have not been kept yet, and what read models are under a raised version. Run by `npm run generate`.
import { join } from 'node:path'
import { LOCK_FILE, lockOf, readModelsNow, writeLock } from './read-models'
import { declared, ReleasedFiles } from './released'

const root = join(import.meta.dirname, '../../..')
for (const name of await new ReleasedFiles(root).keepNew(declared)) process.stdout.write(`practicum: kept ${name}\n`)
const changed = writeLock(join(root, LOCK_FILE), lockOf(readModelsNow()))
for (const model of changed) process.stderr.write(`practicum: ${model}\n`)
if (changed.length > 0) process.exitCode = 1
