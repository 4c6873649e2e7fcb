// Fetches an export whole before it is kept, so that a refusal is read and not saved as the file.
import type { Api } from '../../providers/api'
import { browser } from '../../providers/browser'
import { urlOf } from '../../providers/urls'

/** Throws {@link ApiFailure}. */
export async function takeExport(api: Api, path: string, query: Readonly<Record<string, unknown>>): Promise<void> {
  const { headers, body } = await api.send(urlOf(path, {}, query))
  browser.save(filenameOf(headers), headers.get('content-type') ?? 'text/plain', body)
}

const filenameOf = (headers: Headers): string =>
  /filename="?([\w.-]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export'
