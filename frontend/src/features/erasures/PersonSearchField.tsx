// Finds the one person whom an erasure is asked for, by a part of their name or address.

import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ErasablePerson, erasablePeople } from '@practicum/shared/features/erasures/erasures.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { PersonAvatar } from '../../ui/Person'
import { useRoleName } from '../../ui/role-name'
import { useSettled } from '../../ui/use-settled'

const TYPING_MS = 300

type PersonSearchProps<Values extends FieldValues> = FieldProps<Values, ErasablePerson | null>

export function PersonSearchField<Values extends FieldValues>({ label, help, ...props }: PersonSearchProps<Values>) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { value, onChange, onBlur, ref, error } = useField<Values, ErasablePerson | null>(props)
  const wanted = typed.trim()
  const search = useSettled(wanted, TYPING_MS)
  const asked = search !== '' && search !== value?.name
  const { data = [], isLoading, isError } = useRead(erasablePeople, { query: { search } }, { enabled: asked })
  const waiting = isLoading || search !== wanted
  const nobody = wanted === '' ? 'type' : isError ? 'unavailable' : 'nobody'
  return (
    <Autocomplete<ErasablePerson>
      options={asked && !waiting ? data : []}
      value={value}
      onChange={(_event, person) => onChange(person)}
      onInputChange={(_event, text) => setTyped(text)}
      onBlur={onBlur}
      filterOptions={all => all}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      loading={waiting}
      loadingText={translate('erasures.search.loading')}
      noOptionsText={translate(`erasures.search.${nobody}`)}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          required
          autoFocus
          error={error !== undefined}
          helperText={error ?? (value ? translate('erasures.search.chosen', { email: value.email }) : help)}
          // Enter chooses somebody; while there is nobody to choose yet it does not submit the form.
          onKeyDown={event => event.key === 'Enter' && value === null && event.preventDefault()}
        />
      )}
      renderOption={({ key, ...option }, person) => (
        <li key={key} {...option}>
          <FoundPerson person={person} />
        </li>
      )}
    />
  )
}

function FoundPerson({ person: { id, name, email, role_names, invite_id } }: { person: ErasablePerson }) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const invited = invite_id === null ? [] : [translate('erasures.search.invited')]
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonAvatar id={id} name={name} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[email, ...role_names.map(name => roleName({ keyname: name.toLowerCase(), name })), ...invited].join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
