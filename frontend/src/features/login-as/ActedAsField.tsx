// Finds the one person as whom an admin is to act, by a part of their name or address.
import { type LoginAsUser, loginAsUsers } from '@practicum/shared/features/login-as/login-as.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { FoundPersonField } from '../../ui/form/FoundPersonField'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { useRoleName } from '../../ui/role-name'
import { useSettled } from '../../ui/use-settled'

export type ActedAs = Pick<LoginAsUser, 'id' | 'name'>

export function ActedAsField<Values extends FieldValues>({ label, ...props }: FieldProps<Values, ActedAs | null>) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const [typed, setTyped] = useState('')
  const field = useField<Values, ActedAs | null>(props)
  const search = useSettled(typed.trim())
  const { data, isFetching, isError } = useRead(loginAsUsers, { query: { search } }, { keepPrevious: true })
  const waiting = isFetching || search !== typed.trim()
  return (
    <FoundPersonField<LoginAsUser>
      field={{ ...field, value: field.value as LoginAsUser | null }}
      label={label}
      help={translate('acting.search.type')}
      found={waiting ? [] : (data?.data ?? [])}
      loading={waiting}
      loadingText={translate('acting.search.loading')}
      nobodyText={translate(`acting.search.${isError ? 'unavailable' : 'nobody'}`)}
      onTyped={setTyped}
      about={({ positions }) =>
        positions.map(
          ({ role_keyname: keyname, role_name, organization_name }) =>
            `${roleName({ keyname, name: role_name })}, ${organization_name}`,
        )
      }
    />
  )
}
