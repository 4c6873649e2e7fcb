// One state of the waiting room: its heading, what to do, and what belongs to it.
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface RoomStateProps {
  readonly title: string
  /** The session's own title. */
  readonly about: string | null
  readonly text: string
  readonly children?: ReactNode
}

export function RoomState({ title, about, text, children }: RoomStateProps) {
  return (
    <>
      {about && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      )}
      <Typography variant="h1" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      {children}
    </>
  )
}
