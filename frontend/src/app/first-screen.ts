// Whether the first screen of the page stands, with what it asked for: what is around it waits so long with questions of its own, and holds nothing up.
import { useSyncExternalStore } from 'react'

let standing = true
const watchers = new Set<() => void>()

const say = (now: boolean) => (): void => {
  standing = now
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const stands = (): boolean => standing

export const firstScreen = { stands, isAwaited: say(false), hasCome: say(true) }

export const useFirstScreenStands = (): boolean => useSyncExternalStore(watch, stands)
