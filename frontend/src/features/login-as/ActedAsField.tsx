// Finds the one person as whom an admin is to act, by a part of their name or address.
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type LoginAsUser, loginAsUsers } from '@practicum/shared/features/login-as/login-as.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { PersonAvatar } from '../../ui/Person'
import { useRoleName } from '../../ui/role-name'
import { useSettled } from '../../ui/use-settled'

export type ActedAs = Pick<LoginAsUser, 'id' | 'name'>

const TYPING_MS = 300

export function ActedAsField<Values extends FieldValues>({ label, ...props }: FieldProps<Values, ActedAs | null>) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const { value, onChange, onBlur, ref, error } = useField<Values, ActedAs | null>(props)
  const search = useSettled(typed.trim(), TYPING_MS)
  const { data, isFetching, isError } = useRead(loginAsUsers, { query: { search } }, { keepPrevious: true })
  const waiting = isFetching || search !== typed.trim()
  return (
    <Autocomplete<LoginAsUser>
      options={waiting ? [] : (data?.data ?? [])}
      value={value as LoginAsUser | null}
      onChange={(_event, person) => onChange(person)}
      onInputChange={(_event, text) => setTyped(text)}
      onBlur={onBlur}
      filterOptions={all => all}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      loading={waiting}
      loadingText={translate('acting.search.loading')}
      noOptionsText={translate(`acting.search.${isError ? 'unavailable' : 'nobody'}`)}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          required
          autoFocus
          error={error !== undefined}
          helperText={error ?? translate('acting.search.type')}
          // Enter chooses somebody; while there is nobody to choose yet it does not submit the form.
          onKeyDown={event => event.key === 'Enter' && value === null && event.preventDefault()}
        />
      )}
      renderOption={({ key, ...option }, person) => (
        <li key={key} {...option}>
          <Found person={person} />
        </li>
      )}
    />
  )
}

function Found({ person: { id, name, email, positions } }: { person: LoginAsUser }) {
  const roleName = useRoleName()
  const held = positions.map(
    ({ role_keyname: keyname, role_name, organization_name }) =>
      `${roleName({ keyname, name: role_name })}, ${organization_name}`,
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonAvatar id={id} name={name} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[email, ...held].join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
