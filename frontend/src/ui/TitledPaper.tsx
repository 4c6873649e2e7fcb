// A part of a details page that stands above its facts, under a heading of its own.
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface TitledPaperProps {
  /** Of the heading, by which the part is named. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function TitledPaper({ id, title, children }: TitledPaperProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, md: 3 }, mb: 2, maxWidth: 800 }}
    >
      <Typography component="h2" variant="subtitle1" id={id}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
