// A public page of text.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface ProseProps {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly children?: ReactNode
}

export function Prose({ title, paragraphs, children }: ProseProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: 640, mx: 'auto' }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {paragraphs.map(paragraph => (
        <Typography key={paragraph} sx={{ mb: 2, lineHeight: 1.7 }}>
          {paragraph}
        </Typography>
      ))}
      {children}
    </Box>
  )
}
