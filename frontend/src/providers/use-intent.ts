// Carries out one intent of a person: one key until it is settled, so that pressing again after a lost answer does nothing twice.
import type { AnswerOf, CommandRow } from '@practicum/shared/contract/row'
import { useCallback, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { v7 as newId } from 'uuid'
import type { CallOptions } from './api'
import { type ApiFailure, isFailure } from './api-failure'
import { useApi } from './session'
import { inPlace } from './show-failure'
import { useFreshness } from './use-freshness'

export interface Intent<R> {
  /** Throws {@link ApiFailure}; the caller says where it is shown. */
  readonly run: (options: CallOptions<R>) => Promise<AnswerOf<R>>
  readonly running: boolean
  readonly failure: ApiFailure | undefined
  /** Why it was not done, in words for the place where it was asked; empty while nothing has failed. */
  readonly refused: readonly string[]
  readonly reset: () => void
}

/** It has changed meanwhile, or is gone. */
const OVERTAKEN = [404, 409]

declare const answered: unique symbol
/** A command with all it sends, before it is sent. */
export interface ContractRequest<Answer> {
  readonly row: CommandRow
  readonly options: CallOptions<CommandRow>
  readonly [answered]?: Answer
}

export const requestOf = <R extends CommandRow>(row: R, options: CallOptions<R>): ContractRequest<AnswerOf<R>> => ({
  row,
  options: options as CallOptions<CommandRow>,
})

export interface Sending extends Omit<Intent<CommandRow>, 'run'> {
  /** Throws {@link ApiFailure}; the caller says where it is shown. */
  readonly send: <Answer>(request: ContractRequest<Answer>) => Promise<Answer>
}

/** For an intent that is another command by what was typed. `touches` names further features whose reads are old afterwards. */
export function useSending(touches: readonly string[] = []): Sending {
  const api = useApi()
  const freshness = useFreshness()
  const keys = useRef(new IntentKeys())
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  const failed = (error: unknown, { feature }: CommandRow): void => {
    keys.current.failed(error)
    if (!isFailure(error)) return
    setFailure(error)
    // What is shown is no longer how it stands.
    if (OVERTAKEN.includes(error.status)) freshness.touched([feature, ...touches])
  }
  const send = async <Answer>({ row, options }: ContractRequest<Answer>): Promise<Answer> => {
    setRunning(true)
    setFailure(undefined)
    try {
      const key = keys.current.keyOf({ ...options, asked: `${row.method} ${row.path}` })
      const answer = await api.call(row, { ...options, key })
      keys.current.settled()
      freshness.touched([row.feature, ...touches])
      return answer as Answer
    } catch (error) {
      failed(error, row)
      throw error
    } finally {
      setRunning(false)
    }
  }
  return {
    send,
    running,
    failure,
    refused: useFailureWords()(failure),
    reset: useCallback(() => setFailure(undefined), []),
  }
}

/** `touches` names further features whose reads are old afterwards. */
export function useIntent<R extends CommandRow>(row: R, touches: readonly string[] = []): Intent<R> {
  const { send, ...sending } = useSending(touches)
  return { ...sending, run: options => send(requestOf(row, options)) }
}

/** The words for a failure in the place where it was asked. Throws on what is no {@link ApiFailure}. */
export function useFailureWords(): (error: unknown) => readonly string[] {
  const translate = useTranslate()
  return useCallback(
    error => {
      if (error === undefined) return []
      if (!isFailure(error)) throw error
      return inPlace(error, translate)
    },
    [translate],
  )
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
