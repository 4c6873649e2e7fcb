// Which tab of a page is open: the hash says so, else what was open of the same thing minutes ago, else the first.
import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router'

/** A remembered tab older than this is forgotten. */
export const TAB_MEMORY_MS = 5 * 60_000

export interface TabFacts {
  readonly keys: readonly string[]
  readonly fallback: string
  readonly hash: string
  /** The address of the thing that the page is about. */
  readonly place: string
  /** `{ tab, at, place }` as JSON, or null. */
  readonly stored: string | null
  readonly now: number
}

export function openTab({ keys, fallback, hash, place, stored, now }: TabFacts): string {
  const named = hash.replace(/^#/, '')
  if (keys.includes(named)) return named
  const remembered = readMemory(stored)
  if (!remembered || remembered.place !== place || !keys.includes(remembered.tab)) return fallback
  return now - remembered.at <= TAB_MEMORY_MS ? remembered.tab : fallback
}

function readMemory(stored: string | null): { tab: string; at: number; place: unknown } | undefined {
  try {
    const { tab, at, place } = JSON.parse(stored ?? '') as { tab?: unknown; at?: unknown; place?: unknown }
    return typeof tab === 'string' && typeof at === 'number' ? { tab, at, place } : undefined
  } catch {
    return undefined
  }
}

interface OpenedTab {
  readonly place: string
  readonly tab: string
}

/** Of what stands on one of the tabs, such as a heading that a link leads to; undefined: it is none. */
export type TabOfPart = (part: string) => string | undefined

const noParts: TabOfPart = () => undefined

/**
 * The address always names the open tab, so that a link shows what was seen: the tab itself, or something on it. What was remembered is asked for once, when the page opens.
 * `page` names the page in local storage, which holds the last of its things: an address, and no names.
 */
export function useTabs(
  page: string,
  keys: readonly string[],
  fallback = keys[0] ?? '',
  tabOf = noParts,
): [string, (tab: string) => void] {
  const { hash: address, pathname, search, state, key: shown } = useLocation()
  const part = tabOf(address.slice(1))
  const hash = part === undefined ? address : `#${part}`
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const navigate = useNavigate()
  const key = `practicum.tab.${page}`
  const opened = useRef<OpenedTab>(undefined)
  if (opened.current?.place !== pathname || keys.includes(hash.slice(1))) {
    const facts = { keys, fallback, hash, place: pathname, stored: localStorage.getItem(key), now: Date.now() }
    opened.current = { place: pathname, tab: openTab(facts) }
  }
  const { tab } = opened.current
  useEffect(() => {
    localStorage.setItem(key, JSON.stringify({ tab, at: Date.now(), place: pathname }))
  }, [key, tab, pathname])
  useEffect(() => {
    // Whoever is on their way to another page, which is not drawn yet, is not called back.
    const leaving = router?.state.location.key !== shown
    if (hash !== `#${tab}` && !leaving) navigate({ pathname, search, hash: `#${tab}` }, { replace: true, state })
  }, [tab, hash, pathname, search, state, navigate, router, shown])
  // The query belongs to the list of the tab that is left behind.
  return [tab, next => navigate({ pathname, hash: `#${next}` }, { replace: true })]
}
