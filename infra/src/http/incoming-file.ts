// The body of a request that is a file: taken as it comes, never as a whole, with the name it has at the sender's.
import type { Request } from 'express'
import { HttpProblem } from './problem'

export interface IncomingFile {
  /** As sent, not yet judged; empty where none was sent. */
  readonly filename: string
  /** To be taken once. */
  readonly bytes: AsyncIterable<Uint8Array>
  readonly maxBytes: number
  /** How many bytes the sender says will come; undefined where it does not. */
  readonly announcedBytes: number | undefined
  /** To be called when no more is taken. Throws the rest away as it comes: a browser that cannot send on does not listen to its answer. */
  letGo(): Promise<void>
}

/** Throws 413 where the announced length alone is too much; what is not announced is counted by whoever takes the bytes. */
export function incomingFile(request: Request, maxBytes: number): IncomingFile {
  const length = request.headers['content-length']
  const announcedBytes = length === undefined ? undefined : Number(length)
  if ((announcedBytes ?? 0) > maxBytes) throw new HttpProblem(413, 'too_large')
  const bytes = taken(request)
  const letGo = async (): Promise<void> => {
    await bytes.return(undefined)
    request.resume()
  }
  return { filename: filenameOf(request), bytes, maxBytes, announcedBytes, letGo }
}

/** Percent-encoded, because a header carries ASCII alone. */
function filenameOf(request: Request): string {
  try {
    return decodeURIComponent(request.get('x-filename') ?? '')
  } catch {
    throw new HttpProblem(400, 'malformed')
  }
}

/** Whoever stops taking leaves the rest unread: destroying the request would take the answer along. */
async function* taken(request: Request): AsyncGenerator<Uint8Array, void> {
  try {
    yield* request.iterator({ destroyOnReturn: false })
  } catch {
    // The sender went away.
    throw new HttpProblem(400, 'malformed')
  }
}
