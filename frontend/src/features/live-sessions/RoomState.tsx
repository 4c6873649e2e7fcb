// One state of the waiting room: who invites, its heading, what to do, and what belongs to it.
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { initialsOf } from '../../ui/avatar'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { useRoomWords } from './use-room-words'
import type { WaitingRoom } from './use-waiting-room'

interface RoomStateProps {
  readonly title: string
  readonly room: WaitingRoom
  readonly text: string
  readonly children?: ReactNode
}

export function RoomState({ title, room, text, children }: RoomStateProps) {
  const words = useRoomWords()
  return (
    <>
      {room.invited_by && <Invitation {...room.invited_by} />}
      {room.title && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
          {room.title}
        </Typography>
      )}
      <ScreenHeading tab={words.product} sx={{ mb: 1 }}>
        {title}
      </ScreenHeading>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      {children}
    </>
  )
}

/** As high as the initials in its place. */
const LOGO = { height: 40, maxWidth: 120, objectFit: 'contain' } as const

function Invitation({ host, organization, logo_image_url: logo }: NonNullable<WaitingRoom['invited_by']>) {
  const words = useRoomWords()
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pb: 2, mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {logo ? (
        <Box component="img" src={logo} alt="" sx={LOGO} />
      ) : (
        <Avatar
          variant="rounded"
          aria-hidden
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: 14, fontWeight: 600 }}
        >
          {initialsOf(organization)}
        </Avatar>
      )}
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {words.invited.replace('%{host}', host).replace('%{organization}', organization)}
      </Typography>
    </Box>
  )
}
