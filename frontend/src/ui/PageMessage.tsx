// A whole page that says one thing and offers the next step.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { BlankDrawing } from './BlankDrawing'
import { ScreenHeading } from './ScreenHeading'

export function PageMessage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', py: 8, textAlign: 'center' }}>
      <BlankDrawing width={132} />
      <ScreenHeading sx={{ mb: 1 }}>{title}</ScreenHeading>
      <Typography color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children}
    </Box>
  )
}
