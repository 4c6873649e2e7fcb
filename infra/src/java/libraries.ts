// Servers that are Java programs, for developers and tests: Maven gathers what a pom names, once.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whole or not at all: an interrupted download leaves nothing behind that looks finished. */
export async function gatherLibraries(pom: string, libraries: string): Promise<void> {
  if (existsSync(libraries)) return
  await wholeOrNot(libraries, async unfinished => {
    await run('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${unfinished}`])
  })
}

/** Keeps a copy of a file or folder for starts to come: among the libraries, whoever removes them removes it. */
export async function keepCopy(of: string, kept: string): Promise<void> {
  if (!existsSync(kept)) await wholeOrNot(kept, unfinished => cp(of, unfinished, { recursive: true }))
}

async function wholeOrNot(path: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await make(unfinished)
    await rename(unfinished, path).catch(error => {
      if (!existsSync(path)) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
