// After the journeys: the installation that build-all.mjs made goes; each of them has removed its own copy.
import { rm } from 'node:fs/promises'

export default async function removeFirstStart() {
  const folder = process.env.FIRST_START
  if (folder) await rm(folder, { recursive: true, force: true })
}
