// What is shown of a thread of comments: the newest, and as many of those before as were asked for.
import { useState } from 'react'

export interface Comment {
  readonly id: string
  readonly author: { readonly id: string; readonly name: string }
  readonly body: string
  readonly created_at: string
}

/** Oldest first; throws the failure of the call. */
export type EarlierComments = (before: string) => Promise<readonly Comment[]>

interface Thread {
  readonly shown: readonly Comment[]
  /** Before those that are shown. */
  readonly hidden: number
  readonly asking: 'no' | 'yes' | 'failed'
  readonly showEarlier: () => void
}

export function useCommentThread(newest: readonly Comment[], count: number, earlier: EarlierComments): Thread {
  const [thread, setThread] = useState({ newest, shown: newest })
  const [asking, setAsking] = useState<Thread['asking']>('no')
  const shown = thread.newest === newest ? thread.shown : refreshed(thread.shown, newest)
  if (thread.newest !== newest) setThread({ newest, shown })
  const showEarlier = async (): Promise<void> => {
    setAsking('yes')
    try {
      const before = await earlier(shown[0]?.id ?? '')
      setThread(known => ({ ...known, shown: [...without(before, known.shown), ...known.shown] }))
      setAsking('no')
    } catch {
      setAsking('failed')
    }
  }
  return { shown, hidden: Math.max(0, count - shown.length), asking, showEarlier: () => void showEarlier() }
}

/** Those asked for stay, unless so many have come since that those in between are not known. */
function refreshed(shown: readonly Comment[], newest: readonly Comment[]): readonly Comment[] {
  const before = without(shown, newest)
  return before.length === shown.length ? newest : [...before, ...newest]
}

function without(comments: readonly Comment[], others: readonly Comment[]): readonly Comment[] {
  const ids = new Set(others.map(({ id }) => id))
  return comments.filter(({ id }) => !ids.has(id))
}
