// The headers of the tus protocol, as they come and as they go.
import { givenId } from '@practicum/shared/kernel/ids'

const VERSION = '1.0.0'

/** What was asked, as far as the protocol goes. */
interface Request {
  readonly get: (header: string) => string | undefined
}

export const TUS = { 'Tus-Resumable': VERSION } as const

export const tusHeaders = (offset: number) => ({ ...TUS, 'Upload-Offset': String(offset) })

export const speaksTus = (request: Request): boolean => request.get('tus-resumable') === VERSION

export const offsetOf = (request: Request): number | undefined => numberIn(request.get('upload-offset'))

const numberIn = (text = ''): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)

export interface Announced {
  readonly uuid: string
  readonly filename: string
  /** In bytes. */
  readonly size: number
}

/** What is going to come; undefined where it is not said as the protocol says it. */
export function announcedIn(request: Request): Announced | undefined {
  const said = metadataOf(request)
  const uuid = givenId.safeParse(said.get('uuid'))
  const filename = said.get('filename')
  const size = numberIn(request.get('upload-length'))
  if (!uuid.success || filename === undefined || size === undefined || !speaksTus(request)) return undefined
  return { uuid: uuid.data, filename, size }
}

function metadataOf(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.get('upload-metadata') ?? '').split(',').map(pair => pair.trim().split(' '))
  return new Map(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]))
}
