// A part of a page under a heading of its own; an address that ends in `#<id>` opens at it.
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export interface TitledPaperProps {
  /** Of the heading, by which the part is named. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function TitledPaper({ id, title, children }: TitledPaperProps) {
  const { hash } = useLocation()
  const paper = useRef<HTMLElement>(null)
  // The browser looked for it before it was there.
  useEffect(() => {
    if (hash === `#${id}`) paper.current?.scrollIntoView?.()
  }, [hash, id])
  return (
    <Paper ref={paper} component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Typography component="h2" variant="subtitle1" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
