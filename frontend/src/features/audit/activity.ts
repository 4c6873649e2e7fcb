// Merges what is known of two pasts, each read by pages from its end, into one that has no holes.

interface Past<Item> {
  /** Oldest first. */
  readonly shown: readonly Item[]
  /** Whether there is more before those. */
  readonly hidden: boolean
  readonly at: (item: Item) => string
}

export type Happened<Said, Done> =
  | { readonly at: string; readonly said: Said }
  | { readonly at: string; readonly done: Done }

interface Merged<Said, Done> {
  /** Newest first. */
  readonly happened: readonly Happened<Said, Done>[]
  /** The one whose earlier ones come next, if there are any. */
  readonly next: 'said' | 'done' | undefined
}

/** Only as far back as both are known: what the one tells of before that may stand behind something of the other's. */
export function merged<Said, Done>(said: Past<Said>, done: Past<Done>): Merged<Said, Done> {
  const [saidFrom, doneFrom] = [knownFrom(said), knownFrom(done)]
  const from = [saidFrom, doneFrom].sort().at(-1) ?? ''
  const happened = [
    // Of what happened in one instant, too, the last stands first: sorting leaves equals as they were.
    ...said.shown.map(item => ({ at: said.at(item), said: item })).reverse(),
    ...done.shown.map(item => ({ at: done.at(item), done: item })).reverse(),
  ]
  return {
    happened: happened.filter(({ at }) => at >= from).sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
    next: from === '' ? undefined : from === saidFrom ? 'said' : 'done',
  }
}

/** Before every instant where all is known. */
function knownFrom<Item>({ shown, hidden, at }: Past<Item>): string {
  const [oldest] = shown
  return hidden && oldest !== undefined ? at(oldest) : ''
}
