// One person of the list that is to be invited: to be corrected, and taken out.
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, memo } from 'react'
import { useTranslate } from 'react-admin'
import type { Invitee } from './cohort'
import type { Said } from './cohort-line'
import type { Wrong } from './people-complaints'

export interface PersonRowProps {
  readonly person: Invitee
  readonly number: number
  readonly wrong: Wrong | undefined
  /** Why the server did not invite them. */
  readonly refused: readonly string[] | undefined
  readonly disabled: boolean
  /** It was added by hand: one goes on typing there. */
  readonly isNew: boolean
  /** Stays the same as long as the list is shown: a key pressed in one row draws no other. */
  readonly onChange: (key: string, some: Partial<Said>) => void
  readonly onRemove: (key: string) => void
}

const FIELDS = ['first_name', 'last_name', 'email'] as const

export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { person, number, wrong, refused, disabled, isNew, onChange, onRemove } = props
  const translate = useTranslate()
  const row = translate('invitations.invite.row', { number })
  const name = `${person.first_name} ${person.last_name}`.trim() || row
  return (
    <Box role="group" aria-label={row} sx={LINE}>
      {FIELDS.map(field => {
        const said = wrong?.[field] ?? (field === 'email' ? refused?.join(' ') : undefined)
        return (
          <TextField
            key={field}
            size="small"
            fullWidth
            label={translate(`invitations.field.${field}`)}
            value={person[field]}
            disabled={disabled}
            error={Boolean(said)}
            helperText={said}
            autoFocus={isNew && field === 'first_name'}
            onChange={event => onChange(person.key, { [field]: event.target.value })}
            onKeyDown={keepInList}
            slotProps={{ htmlInput: { autoComplete: 'off', inputMode: field === 'email' ? 'email' : 'text' } }}
            sx={{ gridArea: field }}
          />
        )
      })}
      <IconButton
        aria-label={translate('invitations.invite.remove', { name })}
        disabled={disabled}
        onClick={() => onRemove(person.key)}
        sx={{ gridArea: 'remove', alignSelf: 'start' }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
})

/** The key that ends a line here would send the mails to everybody. */
function keepInList(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

const LINE = {
  display: 'grid',
  columnGap: 1,
  rowGap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: '1fr 1fr 1.6fr auto' },
  gridTemplateAreas: {
    xs: '"first_name last_name remove" "email email email"',
    sm: '"first_name last_name email remove"',
  },
} as const
