// Finds one person by a part of their name or address, among those whom the server answers with.
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PersonAvatar } from '../Person'
import type { NamedPerson } from '../person-card'
import type { BoundField } from './use-field'

export interface FoundPerson extends NamedPerson {
  readonly email: string
}

export interface FoundPersonFieldProps<Person extends FoundPerson> {
  readonly label: string
  readonly help: ReactNode
  readonly field: BoundField<Person | null>
  readonly found: readonly Person[]
  readonly loading: boolean
  readonly loadingText: string
  /** Where there is nobody to choose. */
  readonly nobodyText: string
  readonly onTyped: (text: string) => void
  /** What is said of somebody who is found, besides their address. */
  readonly about: (person: Person) => readonly string[]
}

export function FoundPersonField<Person extends FoundPerson>(props: FoundPersonFieldProps<Person>) {
  const { value, onChange, onBlur, ref, error } = props.field
  return (
    <Autocomplete<Person>
      options={props.found}
      value={value}
      onChange={(_event, person) => onChange(person)}
      onInputChange={(_event, text) => props.onTyped(text)}
      onBlur={onBlur}
      filterOptions={all => all}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      loading={props.loading}
      loadingText={props.loadingText}
      noOptionsText={props.nobodyText}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={ref}
          label={props.label}
          required
          autoFocus
          error={error !== undefined}
          helperText={error ?? props.help}
          // Enter chooses somebody; while there is nobody to choose yet it does not submit the form.
          onKeyDown={event => event.key === 'Enter' && value === null && event.preventDefault()}
        />
      )}
      renderOption={({ key, ...option }, person) => (
        <li key={key} {...option}>
          <Found person={person} about={props.about(person)} />
        </li>
      )}
    />
  )
}

function Found({ person, about }: { person: FoundPerson; about: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonAvatar {...person} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{person.name}</Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[person.email, ...about].join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
