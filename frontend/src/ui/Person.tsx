// A person as others see them: their photo, or initials in their own colour, and the name, from which their card opens.
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { avatarLook, initialsOf } from './avatar'
import { type NamedPerson, PersonCardsContext } from './person-card'

interface PersonAvatarProps extends NamedPerson {
  readonly size?: number
}

export function PersonAvatar({ id, name, profile_image_url: address, size = 28 }: PersonAvatarProps) {
  const initials = initialsOf(name)
  return (
    <Avatar aria-hidden sx={{ width: size, height: size, fontSize: size * 0.4, ...avatarLook(id) }}>
      {address ? <Photo key={address} address={address} size={size} instead={initials} /> : initials}
    </Avatar>
  )
}

interface PhotoProps {
  readonly address: string
  readonly size: number
  /** Until it is there, and where it is gone or refused. */
  readonly instead: string
}

/** Of its own, because the library's avatar fetches its image at once, however far below it stands. */
function Photo({ address, size, instead }: PhotoProps) {
  const [came, setCame] = useState<'not yet' | 'whole' | 'never'>('not yet')
  return (
    <>
      {/* Hidden and not taken away: the line that the name stands on is theirs. */}
      <Box component="span" sx={{ visibility: came === 'whole' ? 'hidden' : 'inherit' }}>
        {instead}
      </Box>
      {came !== 'never' && (
        <Box
          component="img"
          src={address}
          alt=""
          loading="lazy"
          width={size}
          height={size}
          onLoad={() => setCame('whole')}
          onError={() => setCame('never')}
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </>
  )
}

/** Beside the name, which is what the keyboard reaches: opens the same card for whoever points at it. */
export function OpeningAvatar({ size, ...person }: PersonAvatarProps) {
  const open = useCard(person)
  return (
    <Box aria-hidden onClick={open} sx={{ ...(open && { cursor: 'pointer' }) }}>
      <PersonAvatar {...person} {...(size !== undefined && { size })} />
    </Box>
  )
}

export function Person(person: NamedPerson) {
  return (
    <Opening person={person} sx={WITH_AVATAR}>
      <PersonAvatar {...person} size={24} />
      <Box component="span" className="name" sx={{ overflowWrap: 'anywhere' }}>
        {person.name}
      </Box>
    </Opening>
  )
}

/** Within a line of text. */
export function PersonName(person: NamedPerson) {
  return (
    <Opening person={person} sx={{ overflowWrap: 'anywhere' }}>
      <span className="name">{person.name}</span>
    </Opening>
  )
}

const WITH_AVATAR = { display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 } as const

const BARE = {
  ...{ font: 'inherit', color: 'inherit', letterSpacing: 'inherit', textAlign: 'start', p: 0, border: 0 },
  ...{ bgcolor: 'transparent', cursor: 'pointer', borderRadius: 1, maxWidth: '100%' },
  '&:hover .name, &:focus-visible .name': { textDecoration: 'underline' },
} as const

interface OpeningProps {
  readonly person: NamedPerson
  readonly sx: object
  readonly children: ReactNode
}

/** A button where there is a card, else the words alone. Never inside a link, which cannot hold a button. */
function Opening({ person, sx, children }: OpeningProps) {
  const open = useCard(person)
  if (!open) {
    return (
      <Box component="span" sx={sx}>
        {children}
      </Box>
    )
  }
  return (
    <Box component="button" type="button" aria-haspopup="dialog" onClick={open} sx={{ ...BARE, ...sx }}>
      {children}
    </Box>
  )
}

const UUID = /^[0-9a-f]{8}-/i

function useCard(person: NamedPerson): ((event: MouseEvent<HTMLElement>) => void) | undefined {
  const cards = useContext(PersonCardsContext)
  if (!cards || !UUID.test(person.id) || person.role_keyname === 'guest' || cards.isUnknown(person.id)) return undefined
  return event => {
    // The row around it would open its thing.
    event.stopPropagation()
    cards.open(person, event.currentTarget)
  }
}
