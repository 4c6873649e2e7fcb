// A screen that is gone to begins at its top; one that is gone back to stands where the browser has left it.
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Tabs and filters are places of the same screen: they move nothing. */
export function useStartAtTop(): void {
  const { pathname } = useLocation()
  const goesBack = useNavigationType() === 'POP'
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname && !goesBack) document.documentElement.scrollTop = 0
    shown.current = pathname
  }, [pathname, goesBack])
}
