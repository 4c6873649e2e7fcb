// Which rows a program may reach with an access token, and by which scope: of features that say so, and nothing that is secret. All else is closed.
import { allFeatures } from '../features/all'
import type { Row } from './row'

/** In the order of their names. */
export const TOKEN_FEATURES: readonly string[] = allFeatures
  .flatMap(({ name, byToken }) => (byToken ? [name] : []))
  .toSorted()

const OPEN: ReadonlySet<string> = new Set(TOKEN_FEATURES)

/** Undefined: no token reaches it, whatever its scopes. */
export function tokenScopeOf(row: Row): string | undefined {
  const { who, stages = ['full'] } = row.access
  const isSecret = row.kind === 'command' && row.secret === true
  if (!OPEN.has(row.feature) || who === 'anyone' || !stages.includes('full') || isSecret) return undefined
  return `${row.feature}:${row.kind === 'command' ? 'write' : 'read'}`
}

/** Whoever may change things may read them. */
export const grants = (scopes: readonly string[], wanted: string): boolean =>
  scopes.includes(wanted) || scopes.includes(wanted.replace(/:read$/, ':write'))
