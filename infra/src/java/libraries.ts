// Servers that are Java programs, for developers and tests: Maven gathers what a pom names, once.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whole or not at all: an interrupted download leaves nothing behind that looks finished. */
export async function gatherLibraries(pom: string, libraries: string): Promise<void> {
  if (existsSync(libraries)) return
  const unfinished = `${libraries}.${process.pid}`
  await mkdir(dirname(libraries), { recursive: true })
  try {
    await run('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${unfinished}`])
    await rename(unfinished, libraries).catch(error => {
      if (!existsSync(libraries)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
