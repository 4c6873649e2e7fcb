// The scripts a browser fetches before the sign-in page and before the dashboard stand, read from the manifest of the build.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { TableRow } from './table'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

const SIGN_IN = ['index.html', 'src/features/sessions/LoginPage.tsx']
const DASHBOARD = [
  ...SIGN_IN,
  'src/app/AdminApp.tsx',
  'src/features/dashboards/RoleDashboardScreen.tsx',
  'src/features/tasks/AssignedTasks.tsx',
  'src/features/tasks/TaskToday.tsx',
  'src/features/placements/PlacementToday.tsx',
  'src/features/live-sessions/SessionToday.tsx',
]

/** `web`: folder of the built application. */
export function firstLoad(web: string): readonly TableRow[] {
  const path = join(web, '.vite', 'manifest.json')
  if (!existsSync(path)) return [{ what: 'first load: the web application is not built, npm start builds it' }]
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const row = (what: string, entries: readonly string[], goal: number): TableRow => {
    const scripts = scriptsOf(manifest, entries)
    const kilobytes = (bytesOf(web, scripts) / 1000).toFixed(1)
    return { what: `${what}: ${kilobytes} kB of script, gzip, in ${scripts.length} files`, goal: `${goal} kB` }
  }
  return [row('first load to the sign-in page', SIGN_IN, 150), row('first load to the dashboard', DASHBOARD, 370)]
}

function scriptsOf(manifest: Manifest, entries: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (entry: string): void => {
    const chunk = manifest[entry]
    if (!chunk) throw new Error(`the build has no ${entry}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return [...files]
}

const bytesOf = (web: string, scripts: readonly string[]): number =>
  scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file))).length, 0)
