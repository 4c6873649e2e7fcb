// The head of a page: what it is, how it stands, and what can be done with it.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface PageHeaderProps {
  readonly title: string
  /** Before the title; says nothing that the title does not say. */
  readonly icon?: ReactNode
  readonly status?: ReactNode
  /** Below the title, in smaller words. */
  readonly about?: ReactNode
  /** Buttons, at most one of them primary. */
  readonly intents?: ReactNode
}

export function PageHeader({ title, icon, status, about, intents }: PageHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {icon && (
            <Box aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
              {icon}
            </Box>
          )}
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {status}
        </Box>
        {about && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {about}
          </Typography>
        )}
      </Box>
      {intents && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{intents}</Box>}
    </Box>
  )
}
