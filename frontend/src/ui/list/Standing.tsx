// How a row stands, and at its end what reminds whoever it waits for.
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export function Standing({ status, remind }: { status: ReactNode; remind: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 30, width: 1 }}
    >
      {status}
      {remind}
    </Box>
  )
}
