// Keeps the events of this release that have not been kept yet: run by `npm run generate`.
import { join } from 'node:path'
import { declared, ReleasedFiles } from './released'

for (const name of await new ReleasedFiles(join(import.meta.dirname, '../../..')).keepNew(declared))
  process.stdout.write(`practicum: kept ${name}\n`)
