// Fetches an export whole before it is kept, so that a refusal is read and not saved as the file.
import { useState } from 'react'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { browser } from '../../providers/browser'
import { useApi } from '../../providers/session'
import { urlOf } from '../../providers/urls'

export interface Export {
  /** Answers whether the file was kept. */
  readonly take: (query: Readonly<Record<string, unknown>>) => Promise<boolean>
  readonly running: boolean
  readonly failure: ApiFailure | undefined
}

export function useExport(path: string): Export {
  const api = useApi()
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const take = async (query: Readonly<Record<string, unknown>>): Promise<boolean> => {
    setRunning(true)
    setFailure(undefined)
    try {
      const { headers, body } = await api.send(urlOf(path, {}, query))
      browser.save(filenameOf(headers), headers.get('content-type') ?? 'text/plain', body)
      return true
    } catch (error) {
      if (!isFailure(error)) throw error
      setFailure(error)
      return false
    } finally {
      setRunning(false)
    }
  }
  return { take, running, failure }
}

const filenameOf = (headers: Headers): string =>
  /filename="?([\w.-]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export'
