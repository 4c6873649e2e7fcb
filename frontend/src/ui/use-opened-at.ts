// A part of a page that the address names: the page opens at it, and stays there while what stands above still grows.
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** By then a page has its height, also on a slow line. */
const STANDING_MS = 3000
/** Whoever does one of these goes where they want. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export function useOpenedAt(part: RefObject<HTMLElement | null>, id: string): void {
  const { hash } = useLocation()
  const named = hash === `#${id}`
  // The browser looked for it before it was there.
  useEffect(() => (named ? stayAt(part) : undefined), [named, part])
}

function stayAt(part: RefObject<HTMLElement | null>): () => void {
  const open = (): void => part.current?.scrollIntoView?.()
  open()
  const growing = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(open)
  growing?.observe(document.body)
  const leave = (): void => {
    growing?.disconnect()
    clearTimeout(standing)
    for (const event of OWN_WAY) removeEventListener(event, leave)
  }
  const standing = setTimeout(leave, STANDING_MS)
  for (const event of OWN_WAY) addEventListener(event, leave, { passive: true })
  return leave
}
