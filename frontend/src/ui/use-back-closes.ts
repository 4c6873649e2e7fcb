// Lets the browser's Back close what covers a page, before it leaves the page itself.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Marks the step of the browser's history that an open cover adds. */
const OVER = 'covered'

const isOver = (state: unknown): boolean => typeof state === 'object' && state !== null && OVER in state

/** The way to close it by hand, which takes the added step back. `onClose` runs once, however it was closed. */
export function useBackCloses(onClose: () => void): () => void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const asked = useRef(false)
  const added = useRef(false)
  const latest = useRef(onClose)
  latest.current = onClose
  const over = isOver(state)

  useEffect(() => {
    // A reload of the covered page has the step already.
    if (!asked.current && !over) {
      navigate({ pathname, search, hash }, { state: { ...(state as object | null), [OVER]: true } })
    }
    asked.current = true
  }, [over, pathname, search, hash, state, navigate])

  useEffect(() => {
    if (!over && added.current) latest.current()
    added.current = over
  }, [over])

  return () => (over ? void navigate(-1) : latest.current())
}
