// A row in the panel of today: the thing, what is said of it beside, and what can be done.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface TodayRowProps {
  readonly children: ReactNode
  /** When it is, or since when. */
  readonly beside?: ReactNode
  readonly intents?: ReactNode
}

export function TodayRow({ children, beside, intents }: TodayRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        minHeight: 44,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>{children}</Box>
      {beside && (
        <Typography component="div" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
          {beside}
        </Typography>
      )}
      {intents && (
        <Box sx={{ flexShrink: 0, '&:empty': { display: 'none' }, '& .MuiButton-root': { mb: 0 } }}>{intents}</Box>
      )}
    </Box>
  )
}
