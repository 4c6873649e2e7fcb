// Has a part of the page come near to what is seen of it? From then on for good.
import { type RefObject, useEffect, useRef, useState } from 'react'

const MARGIN = '200px'

/** Where browsers cannot tell, everything is near. */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const place = useRef<Element>(null)
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return [place, near]
}
