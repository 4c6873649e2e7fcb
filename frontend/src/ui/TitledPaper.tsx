// A part of a page under a heading of its own; an address that ends in `#<id>` opens at it.
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { useOpenedAt } from './use-opened-at'

export interface TitledPaperProps {
  /** Of the heading, by which the part is named. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** The bar at the top covers what is behind it. */
const BELOW_TOP_BAR = '72px'

export function TitledPaper({ id, title, children }: TitledPaperProps) {
  const paper = useRef<HTMLElement>(null)
  useOpenedAt(paper, id)
  return (
    <Paper
      ref={paper}
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 3 }, mb: 2, scrollMarginTop: BELOW_TOP_BAR }}
    >
      <Typography component="h2" variant="subtitle1" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
