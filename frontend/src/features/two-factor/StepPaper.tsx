// The sheet on which the pages before sign-in stand, with what was refused at its head.
import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { ScreenHeading } from '../../ui/ScreenHeading'

export interface StepPaperProps {
  readonly title: string
  readonly children: ReactNode
}

export const StepPaper = ({ title, children }: StepPaperProps) => (
  <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480, mx: 'auto', p: { xs: 3, sm: 5 } }}>
    <ScreenHeading sx={{ mb: 2 }}>{title}</ScreenHeading>
    {children}
  </Paper>
)

export const Refused = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <Alert severity="error">{text}</Alert>
