// Keeps what this release adds: events in versions that have not been kept yet, and what read models are under a raised version. Run by `npm run generate`.
import { join } from 'node:path'
import { LockFolder } from './lock-file'
import { LOCK_FOLDER, locksOf, readModelsNow, writeLocks } from './read-models'
import { declared, ReleasedFiles } from './released'

const root = join(import.meta.dirname, '../../..')
const released = new ReleasedFiles(root)
const contradictions = released.contradictions()
const kept = contradictions.length > 0 ? [] : await released.keepNew(declared)
for (const name of kept) process.stdout.write(`practicum: kept ${name}\n`)
const troubles = [...contradictions, ...writeLocks(new LockFolder(join(root, LOCK_FOLDER)), locksOf(readModelsNow()))]
for (const trouble of troubles) process.stderr.write(`practicum: ${trouble}\n`)
if (troubles.length > 0) process.exitCode = 1
