// Sections that each read something: shown once all of them have, for each would move those below it.
import Box from '@mui/material/Box'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { PageSkeleton } from './PageSkeleton'

export function ReadTogether({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { hash } = useLocation()
  const [shown, show] = useState(false)
  const sections = useRef<HTMLDivElement>(null)
  useIsFetching()
  // By then the sections have begun to read: their effects come before this one.
  useEffect(() => {
    if (client.isFetching() === 0) show(true)
  })
  // The one that the address names could not be opened at before.
  useEffect(() => {
    const named = [...(sections.current?.children ?? [])].find(
      one => `#${one.getAttribute('aria-labelledby')}` === hash,
    )
    if (shown) named?.scrollIntoView?.()
  }, [shown, hash])
  return (
    <>
      {!shown && <PageSkeleton />}
      <Box ref={sections} sx={{ display: shown ? 'block' : 'none' }}>
        {children}
      </Box>
    </>
  )
}
