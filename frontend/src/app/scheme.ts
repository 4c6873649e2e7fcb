// Light or dark, as chosen on this device in the user menu; the system's preference until somebody chooses.
import type { Scheme } from './theme'

/** Where react-admin keeps the choice. */
const KEY = 'RaStore.theme'

export function currentScheme(): Scheme {
  const chosen = localStorage.getItem(KEY)?.replaceAll('"', '')
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
