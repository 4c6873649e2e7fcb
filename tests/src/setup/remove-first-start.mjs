// After the suites that began on a copy of it: the installation that make-first-start.mjs made goes; each of them has removed its own copy.
import { rm } from 'node:fs/promises'

export default async function removeFirstStart() {
  const folder = globalThis.practicumFirstStart
  globalThis.practicumFirstStart = undefined
  if (folder) await rm(folder, { recursive: true, force: true })
}
