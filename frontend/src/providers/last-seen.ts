// Remembers in this browser that somebody is signed in and when they last did something, so that a session which ended meanwhile is explained.

/** Under what it is remembered. */
export const SEEN_HERE = 'practicum.last-seen'

interface Seen {
  readonly at: number
  /** Seconds without activity after which the session ends. */
  readonly idle: number
}

export type Ended = { readonly why: 'idle'; readonly minutes: number } | { readonly why: 'other' }

export const lastSeen = {
  note(idle: number, now = Date.now()): void {
    localStorage.setItem(SEEN_HERE, JSON.stringify({ at: now, idle } satisfies Seen))
  },
  /** They left by themselves: there is nothing to explain. */
  forget: (): void => localStorage.removeItem(SEEN_HERE),
  /** Somebody was, and has not left by themselves. */
  here: (): boolean => read(localStorage.getItem(SEEN_HERE)) !== undefined,
  /** For whoever arrives signed out; undefined where nobody was signed in. */
  ended(now = Date.now()): Ended | undefined {
    const seen = read(localStorage.getItem(SEEN_HERE))
    if (!seen) return undefined
    return now - seen.at >= seen.idle * 1000 ? { why: 'idle', minutes: Math.round(seen.idle / 60) } : { why: 'other' }
  },
}

function read(text: string | null): Seen | undefined {
  try {
    const { at, idle } = JSON.parse(text ?? '') as Partial<Seen>
    return typeof at === 'number' && typeof idle === 'number' ? { at, idle } : undefined
  } catch {
    return undefined
  }
}
