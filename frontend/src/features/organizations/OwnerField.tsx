// One of those who hold a role in an organization, found by typing a part of their name.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { Role } from '@practicum/shared/access/roles'
import type { UserView } from '@practicum/shared/features/users/users.contract'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { worthRetrying } from '../../providers/query-client'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { useRoleName } from '../../ui/role-name'
import { useSettled } from '../../ui/use-settled'

const OFFERED = 50

interface OwnerFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null>, Offered {}

interface Offered {
  readonly organizationId: string
  readonly role: Role
}

export function OwnerField<Values extends FieldValues>(props: OwnerFieldProps<Values>) {
  const { label, organizationId, role } = props
  const translate = useTranslate()
  const roleName = useRoleName()({ keyname: role, name: role })
  const { onChange, onBlur, ref, error } = useField<Values, string | null>(props)
  const [chosen, setChosen] = useState<UserView | null>(null)
  const [typed, setTyped] = useState('')
  const { people, isPending, isError } = useOffered({ organizationId, role }, typed)
  const nobody = translate(isError ? 'institution.owner.unavailable' : 'institution.owner.nobody', {
    role: roleName,
  })
  return (
    <Autocomplete<UserView>
      options={people}
      value={chosen}
      onChange={(_event, person) => {
        setChosen(person)
        onChange(person?.id ?? null)
      }}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onBlur={onBlur}
      // The server has found them by what is typed.
      filterOptions={all => [...all]}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isPending}
      loadingText={translate('app.loading')}
      noOptionsText={nobody}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          required
          error={error !== undefined}
          helperText={error ?? translate('institution.owner.help', { role: roleName })}
        />
      )}
    />
  )
}

function useOffered({ organizationId, role }: Offered, typed: string) {
  const search = useSettled(typed.trim())
  const filter = { organization_id: organizationId, role, status: 'active', ...(search !== '' && { q: search }) }
  const sort = { field: 'name', order: 'ASC' as const }
  const { data = [], ...read } = useGetList<UserView>(
    'users',
    { filter, sort, pagination: { page: 1, perPage: OFFERED } },
    { retry: worthRetrying, onError: () => undefined },
  )
  // Found are also those who held it here once.
  const holds = ({ positions }: UserView): boolean =>
    positions.some(
      one => one.organization_id === organizationId && one.role_keyname === role && one.status === 'active',
    )
  return { ...read, people: data.filter(holds) }
}
