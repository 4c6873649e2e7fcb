// Fetches a file whole before it is kept, so that a refusal is read and not saved as the file.
import type { Api } from './api'
import { browser } from './browser'
import type { Receiving } from './sender'

/** Answers the name under which it is kept; throws {@link ApiFailure}. */
export async function takeFile(api: Api, url: string, receiving?: Receiving): Promise<string> {
  const { headers, file } = await api.receive(url, receiving ?? UNWATCHED)
  const filename = filenameOf(headers)
  browser.save(filename, file)
  return filename
}

const UNWATCHED: Receiving = { signal: new AbortController().signal, onReceived: () => undefined }

const filenameOf = (headers: Headers): string =>
  /filename="?([\w.-]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export'
