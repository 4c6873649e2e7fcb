// Around a field of several parts: says when all of them have been left, and what is pasted into one.
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export interface FocusLeaveBoxProps {
  readonly onLeft: () => void
  readonly onPasted?: (text: string) => void
  readonly children: ReactNode
}

export function FocusLeaveBox({ onLeft, onPasted, children }: FocusLeaveBoxProps) {
  return (
    <Box
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeft()
      }}
      onPasteCapture={event => onPasted?.(event.clipboardData.getData('text').trim())}
    >
      {children}
    </Box>
  )
}
