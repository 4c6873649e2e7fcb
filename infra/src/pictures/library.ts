// The library that reads and writes pictures: machine code, which is told what it may read.
import type { SharpConstructor } from 'sharp'

let loaded: Promise<SharpConstructor> | undefined

/** Fetched when it is first needed: machine code, which most processes never use. */
export function imageLibrary(): Promise<SharpConstructor> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // Nobody asks for the same image twice, and one at a time leaves the machine to those who wait.
    sharp.cache(false)
    sharp.concurrency(1)
    // What was judged by its first bytes to be one of these is read as nothing else.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
      ],
    })
    return sharp
  })
  return loaded
}
