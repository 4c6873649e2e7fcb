// What greets somebody new above their dashboard: the film, and beside it what they can expect here.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Film } from './Film'

export interface FilmBlockProps {
  /** Of the title, unique in the page. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** What can be done, below the text. */
  readonly children?: ReactNode
}

export function FilmBlock({ id, title, text, children }: FilmBlockProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: { xs: 2, md: 3 }, mb: 3 }}
    >
      <Box sx={{ flex: '1 1 280px', maxWidth: 480 }}>
        <Film />
      </Box>
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography component="h2" variant="h2" id={id} sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
        {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>{children}</Box>}
      </Box>
    </Paper>
  )
}
