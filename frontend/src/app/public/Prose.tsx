// A public page of text.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ScreenHeading } from '../../ui/ScreenHeading'

export interface ProseProps {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly children?: ReactNode
}

export function Prose({ title, paragraphs, children }: ProseProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: 640, mx: 'auto' }}>
      <ScreenHeading sx={{ mb: 2 }}>{title}</ScreenHeading>
      {paragraphs.map(paragraph => (
        <Typography key={paragraph} sx={{ mb: 2, lineHeight: 1.7 }}>
          {paragraph}
        </Typography>
      ))}
      {children}
    </Box>
  )
}
