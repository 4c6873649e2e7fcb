// Around a field of several parts: says when all of them have been left.
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export function FocusLeaveBox({ onLeft, children }: { onLeft: () => void; children: ReactNode }) {
  return (
    <Box
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeft()
      }}
    >
      {children}
    </Box>
  )
}
