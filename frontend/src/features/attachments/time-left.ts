// How long the rest of a file will take, as the part since it last began tells.

/** So long nothing is told: the first bytes leave faster than they arrive. In milliseconds. */
const TOO_EARLY_MS = 2000

/** Answers seconds for the bytes that have left; undefined while nothing can be told. */
export function timeLeft(size: number, now: () => number = Date.now): (bytes: number) => number | undefined {
  let first: { readonly bytes: number; readonly at: number } | undefined
  return bytes => {
    first ??= { bytes, at: now() }
    const took = now() - first.at
    const came = bytes - first.bytes
    return took < TOO_EARLY_MS || came <= 0 ? undefined : Math.ceil((size - bytes) / (came / (took / 1000)))
  }
}
