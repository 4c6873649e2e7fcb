// The public waiting room: where a guest's link leads, before, during and after a session.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { PublicPageProps } from '../../app/public/public-page'
import { exactInstant, instantByClock, readerZone, zoneName } from '../../ui/dates'
import { RoomState } from './RoomState'
import { StartedRoom } from './StartedRoom'
import { type Guest, useGuest } from './use-guest'
import { useRoomWords } from './use-room-words'
import { useWaitingRoom, type WaitingRoom } from './use-waiting-room'

/** The last part of `/join-session/:meeting_code?`; nothing when it cannot be read. */
export function codeOf(path: string): string {
  const part = path.split('/')[2] ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export default function WaitingRoomPage({ path }: PublicPageProps) {
  const code = codeOf(path)
  const words = useRoomWords()
  const { room, failed, reload } = useWaitingRoom(code)
  const guest = useGuest(code, reload)
  return (
    <Paper
      variant="outlined"
      aria-live="polite"
      aria-busy={!room && !failed}
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', p: { xs: 3, sm: 5 } }}
    >
      {failed && (
        <Alert
          severity="warning"
          sx={{ mb: room ? 3 : 0 }}
          action={<Button onClick={() => void reload()}>{words.tryAgain}</Button>}
        >
          {words.failed}
        </Alert>
      )}
      {room && <Room room={room} guest={guest} />}
      {!room && !failed && <Typography color="textSecondary">{words.loading}</Typography>}
    </Paper>
  )
}

function Room({ room, guest }: { room: WaitingRoom; guest: Guest }) {
  const words = useRoomWords()
  if (room.state === 'started') return <StartedRoom room={room} guest={guest} />
  const { title, text } = words[room.state]
  const came = room.state === 'ended' && guest.joinedAs !== undefined
  return (
    <RoomState title={title} room={room} text={came ? words.ended.came : text}>
      {room.state === 'scheduled' && room.start_at && <Planned at={room.start_at} />}
      {room.state === 'ended' && <Typography color="textSecondary">{words.ended.trouble}</Typography>}
    </RoomState>
  )
}

function Planned({ at }: { at: string }) {
  const zone = readerZone()
  const words = useRoomWords()
  return (
    <Typography color="textSecondary" component="time" dateTime={at} title={exactInstant(at, zone)}>
      {words.scheduled.starts
        .replace('%{time}', instantByClock(at, { now: new Date(), zone, machine: zone }))
        .replace('%{zone}', zoneName(zone))}
    </Typography>
  )
}
