// One platform switch: what it is, how it stands, and its one intent.

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface ToggleCardProps {
  readonly title: string
  readonly text: string
  readonly status: ReactNode
  readonly intent: ReactNode
  readonly children?: ReactNode
}

export function ToggleCard({ title, text, status, intent, children }: ToggleCardProps) {
  return (
    <Card component="section" aria-label={title} sx={{ maxWidth: 640 }}>
      <CardContent>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {status}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
        {children}
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2 }}>{intent}</CardActions>
    </Card>
  )
}
