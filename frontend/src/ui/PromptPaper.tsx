// What a dashboard asks for in one line, with the buttons that answer it.
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface PromptPaperProps {
  /** Of the heading, by which the part is named. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export const PromptPaper = ({ id, title, children }: PromptPaperProps) => (
  <Paper
    component="section"
    variant="outlined"
    aria-labelledby={id}
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, px: 2, py: 1, mb: 3 }}
  >
    <Typography component="h2" variant="body1" id={id} sx={{ flex: 1, minWidth: 200 }}>
      {title}
    </Typography>
    {children}
  </Paper>
)
