// Carries out one intent on several things, a few at a time, each under a key of its own: one that is refused keeps none of the others.
import type { CommandRow } from '@practicum/shared/contract/row'
import { useRef, useState } from 'react'
import type { CallOptions } from './api'
import { useApi } from './session'
import { useFreshness } from './use-freshness'
import { IntentKeys, useFailureWords } from './use-intent'

/** How it went with one of them: why not, in words; done where there are none. */
export interface Answered {
  readonly id: string
  readonly refused: readonly string[]
}

export interface Each {
  /** With what is sent for each, where there is something. */
  readonly run: (
    ids: readonly string[],
    bodyOf?: (id: string) => object | undefined,
    /** Hears each answer as it comes. */
    told?: (answer: Answered) => void,
  ) => Promise<readonly Answered[]>
  /** What has not been sent yet is not sent any more, and has no answer. */
  readonly stop: () => void
  /** So many have been answered; undefined while nothing is under way. */
  readonly answered: number | undefined
}

/** At a time: more would wait for each other on the server. */
const AT_ONCE = 4

/** A row whose only parameter is the id, or none. `touches` names further features whose reads are old afterwards. */
export function useEach(row: CommandRow, touches: readonly string[] = []): Each {
  const api = useApi()
  const freshness = useFreshness()
  const words = useFailureWords()
  const keys = useRef(new Map<string, IntentKeys>())
  const stopped = useRef(false)
  const [answered, setAnswered] = useState<number>()

  const one = async (id: string, body?: object): Promise<Answered> => {
    const intent = keys.current.get(id) ?? new IntentKeys()
    keys.current.set(id, intent)
    try {
      const key = intent.keyOf([id, body])
      await api.call(row, { params: { id }, ...(body && { body }), key } as CallOptions<CommandRow>)
      intent.settled()
      return { id, refused: [] }
    } catch (error) {
      intent.failed(error)
      return { id, refused: words(error) }
    } finally {
      setAnswered(count => (count ?? 0) + 1)
    }
  }
  const run: Each['run'] = async (ids, bodyOf, told) => {
    setAnswered(0)
    stopped.current = false
    const waiting = [...ids]
    const answers = new Map<string, Answered>()
    const work = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined && !stopped.current; id = waiting.shift()) {
        const answer = await one(id, bodyOf?.(id))
        answers.set(id, answer)
        told?.(answer)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    setAnswered(undefined)
    freshness.touched([row.feature, ...touches])
    return ids.flatMap(id => answers.get(id) ?? [])
  }
  const stop = (): void => {
    stopped.current = true
  }
  return { run, stop, answered }
}
