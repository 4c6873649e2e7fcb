// The waiting room of a started session: a name and the way in, and then the word that one is in.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Field } from '../../ui/form/Field'
import { useFirstForm } from '../../ui/form/use-first-form'
import { RoomState } from './RoomState'
import type { Guest } from './use-guest'
import { useRoomWords } from './use-room-words'
import type { WaitingRoom } from './use-waiting-room'

const NAME_MAX = 80

export function StartedRoom({ room, guest }: { room: WaitingRoom; guest: Guest }) {
  const words = useRoomWords()
  if (guest.joinedAs !== undefined) {
    return (
      <RoomState title={`${words.joined.title}, ${guest.joinedAs}`} room={room} text={words.joined.text}>
        <DialIn room={room} />
      </RoomState>
    )
  }
  return (
    <RoomState title={words.started.title} room={room} text={words.started.text}>
      <NameForm guest={guest} />
      <DialIn room={room} />
    </RoomState>
  )
}

function NameForm({ guest }: { guest: Guest }) {
  const words = useRoomWords()
  const form = useFirstForm({
    values: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: words.started.required } : {}),
    send: ({ name }) => guest.join(name.trim()),
  })
  return (
    <Stack component="form" {...form.element} spacing={2}>
      {guest.refused && <Alert severity="error">{guest.refused}</Alert>}
      <Field label={words.started.name} type="text" autoComplete="name" maxLength={NAME_MAX} {...form.bind('name')} />
      <Button type="submit" variant="contained" size="large" disabled={form.running}>
        {words.started.join}
      </Button>
    </Stack>
  )
}

function DialIn({ room: { dial_in_phone: phone, dial_in_code: code } }: { room: WaitingRoom }) {
  const words = useRoomWords()
  if (phone === null) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h2" variant="subtitle2">
        {words.started.dialIn}
      </Typography>
      <Typography>
        {words.started.phone} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      </Typography>
      {code !== null && (
        <Typography>
          {words.started.code} {code}
        </Typography>
      )}
    </Box>
  )
}
