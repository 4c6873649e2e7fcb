// Carries out one intent of a person: one key until it is settled, so that pressing again after a lost answer does nothing twice.
import type { AnswerOf, CommandRow } from '@practicum/shared/contract/row'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import type { CallOptions } from './api'
import { type ApiFailure, isFailure } from './api-failure'
import { createFreshness } from './freshness'
import { useApi } from './session'

export interface Intent<R> {
  /** Throws {@link ApiFailure}; the caller says where it is shown. */
  readonly run: (options: CallOptions<R>) => Promise<AnswerOf<R>>
  readonly running: boolean
  readonly failure: ApiFailure | undefined
  readonly reset: () => void
}

/** `touches` names further features whose reads are old afterwards. */
export function useIntent<R extends CommandRow>(row: R, touches: readonly string[] = []): Intent<R> {
  const api = useApi()
  const client = useQueryClient()
  const freshness = useMemo(() => createFreshness(client), [client])
  const keys = useRef(new IntentKeys())
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  const run = async (options: CallOptions<R>): Promise<AnswerOf<R>> => {
    setRunning(true)
    setFailure(undefined)
    try {
      const answer = await api.call(row, { ...options, key: keys.current.keyOf(options) })
      keys.current.settled()
      freshness.touched([row.feature, ...touches])
      return answer
    } catch (error) {
      if (isFailure(error)) setFailure(error)
      keys.current.failed(error)
      throw error
    } finally {
      setRunning(false)
    }
  }
  return { run, running, failure, reset: useCallback(() => setFailure(undefined), []) }
}

/** Keeps the key of what was asked until the server has decided it; something else asked gets its own key. */
export class IntentKeys {
  #open: { what: string; key: string } | undefined

  keyOf(asked: unknown): string {
    const what = JSON.stringify(asked)
    if (this.#open?.what !== what) this.#open = { what, key: newId() }
    return this.#open.key
  }

  settled(): void {
    this.#open = undefined
  }

  /** Without an answer, or while the server is overloaded, the outcome is open and the key stays. */
  failed(error: unknown): void {
    if (isFailure(error) && error.kind === 'answered' && error.status < 500) this.settled()
  }
}
