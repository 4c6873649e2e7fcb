// Where the built pages lie, beside the built server; absent in a build without them.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export function builtWeb(): { readonly webFolder?: string } {
  const webFolder = fileURLToPath(new URL('../web', import.meta.url))
  return existsSync(webFolder) ? { webFolder } : {}
}
