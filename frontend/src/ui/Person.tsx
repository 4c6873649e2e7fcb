// A person as others see them: initials in their own colour, and the name.
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { avatarLook, initialsOf } from './avatar'

export function PersonAvatar({ id, name, size = 28 }: { id: string; name: string; size?: number }) {
  return (
    <Avatar aria-hidden sx={{ width: size, height: size, fontSize: size * 0.4, ...avatarLook(id) }}>
      {initialsOf(name)}
    </Avatar>
  )
}

export function Person({ id, name }: { id: string; name: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <PersonAvatar id={id} name={name} size={24} />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
    </Box>
  )
}
