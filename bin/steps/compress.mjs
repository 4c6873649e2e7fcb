// Keeps a compressed copy beside every text that browsers load, so that no request pays for compressing it.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(m?js|css|svg|json)$/

const WAYS = [
  ['br', bytes => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['gz', bytes => promisify(gzip)(bytes, { level: 9 })],
]

/** Of all files in a folder, by its path. */
export async function compressAll(folder) {
  const texts = readdirSync(folder).filter(name => TEXT.test(name))
  await Promise.all(
    texts.map(async name => {
      const bytes = await readFile(join(folder, name))
      await Promise.all(
        WAYS.map(async ([ending, compress]) => writeFile(join(folder, `${name}.${ending}`), await compress(bytes))),
      )
    }),
  )
}
