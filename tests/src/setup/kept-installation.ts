// Data folders of installations as former releases left them: whatever changes, these start, and everything in them works.
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar'

const FOLDER = join(__dirname, '../../kept-installations')

const PACKED = /\.tar\.br$/

/** By the day on which they were stopped, oldest first. */
export const keptInstallations = async (): Promise<readonly string[]> =>
  (await readdir(FOLDER))
    .filter(name => PACKED.test(name))
    .map(name => name.replace(PACKED, ''))
    .sort()

/** Unpacks one below a folder and answers the path to start it from. */
export async function unpackKept(name: string, below: string): Promise<string> {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 }
  const packed = createReadStream(join(FOLDER, `${name}.tar.br`))
  await pipeline(packed, createBrotliDecompress({ params }), extract({ cwd: below }))
  return join(below, 'data')
}
