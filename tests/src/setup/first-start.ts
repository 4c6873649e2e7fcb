// An installation as its first start leaves it, demonstration and all: made once in a run, and copied for each suite that begins there.
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { create, extract } from 'tar'
import { installationFolder, startProgram } from './started'

/** Answers the folder that keeps it; {@link copyFirstStart} finds it by the environment. */
export async function makeFirstStart(program: string): Promise<string> {
  const folder = await installationFolder('first-start')
  try {
    const product = await startProgram(program, { DATA_DIR: join(folder, 'data'), DEMO: 'true' })
    await product.end('SIGTERM')
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Copies it below a folder and answers the path to start it from. The files keep their owner, which the database server insists on. */
export async function copyFirstStart(below: string): Promise<string> {
  const folder = process.env.FIRST_START
  if (folder === undefined) throw new Error('No first start was made: run the specs through jest.config.mjs.')
  // The program of the system needs a tenth of what Node needs for the thousands of small files of a database.
  if (process.platform !== 'win32') await promisify(execFile)('cp', ['-a', join(folder, 'data'), below])
  else await pipeline(create({ cwd: folder }, ['data']), extract({ cwd: below }))
  return join(below, 'data')
}
