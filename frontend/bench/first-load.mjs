// Measures what a browser must fetch before the sign-in page and before the dashboard stand, and fails above the budget.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url))
const KB = 1000
const SIGN_IN = ['index.html', 'src/features/sessions/LoginPage.tsx']
const DASHBOARD = [
  ...SIGN_IN,
  'src/app/AdminApp.tsx',
  'src/features/dashboards/RoleDashboardScreen.tsx',
  'src/features/tasks/AssignedTasks.tsx',
]
const BUDGETS = [
  { name: 'sign-in page', entries: SIGN_IN, budget: 150 * KB },
  { name: 'to the dashboard', entries: DASHBOARD, budget: 400 * KB },
]

const manifestPath = `${WEB}.vite/manifest.json`
if (!existsSync(manifestPath)) {
  console.error('There is no build to measure: run the build first.')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))

function filesOf(entry, seen = new Set()) {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build has no ${entry}.`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(next, seen)
  return seen
}

let over = false
for (const { name, entries, budget } of BUDGETS) {
  const files = new Set(entries.flatMap(entry => [...filesOf(entry)]))
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(WEB + file)).length, 0)
  over ||= bytes > budget
  const verdict = bytes > budget ? 'OVER' : 'within'
  console.log(`${name}: ${(bytes / KB).toFixed(1)} kB of script (gzip), ${verdict} ${budget / KB} kB`)
}
process.exit(over ? 1 : 0)
