// Carries out one step before sign-in: a failure that names a screen leads there with its message, any other is shown in place.
import { useCallback, useState } from 'react'
import { useSession } from '../../providers/session'
import { messageOf, screenAfter } from './second-step'

export interface Steps {
  /** Why the last one was refused. */
  readonly refused: string | undefined
  readonly run: (work: () => Promise<void>) => Promise<void>
}

export function useSteps(): Steps {
  const { leave } = useSession()
  const [refused, setRefused] = useState<string>()
  const run = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      setRefused(undefined)
      const failed = (error: unknown): void => {
        const screen = screenAfter(error)
        if (screen === undefined) setRefused(messageOf(error))
        else leave(screen)
      }
      await work().catch(failed)
    },
    [leave],
  )
  return { refused, run }
}
