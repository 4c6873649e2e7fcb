// Finds the other account of a person: by what is typed, and before that those of the same name.
import { listMergeable, type MergeableAccount } from '@practicum/shared/features/users/merging.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { FoundPersonField } from '../../ui/form/FoundPersonField'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { useRoleName } from '../../ui/role-name'
import { useSettled } from '../../ui/use-settled'

interface MergeableFieldProps<Values extends FieldValues> extends FieldProps<Values, MergeableAccount | null> {
  /** Whose other account it is. */
  readonly userId: string
}

export function MergeableField<Values extends FieldValues>(props: MergeableFieldProps<Values>) {
  const { userId, label, help, ...bound } = props
  const translate = useTranslate()
  const roleName = useRoleName()
  const [typed, setTyped] = useState('')
  const field = useField<Values, MergeableAccount | null>(bound as FieldProps<Values, MergeableAccount | null>)
  const { value } = field
  // What was chosen stands in the field, and is not looked for.
  const wanted = typed === value?.name ? '' : typed.trim()
  const search = useSettled(wanted)
  const { data = [], isLoading, isError } = useRead(listMergeable, { params: { id: userId }, query: { search } })
  const waiting = isLoading || search !== wanted
  return (
    <FoundPersonField<MergeableAccount>
      field={field}
      label={label}
      help={value ? translate('accounts.merge.chosen', { email: value.email }) : help}
      found={waiting ? [] : data}
      loading={waiting}
      loadingText={translate('accounts.merge.loading')}
      nobodyText={translate(isError ? 'accounts.merge.unavailable' : 'accounts.merge.none')}
      onTyped={setTyped}
      about={({ positions }) => [
        ...new Set(
          positions
            .filter(({ status }) => status !== 'archived')
            .map(
              ({ role_keyname: keyname, organization_name }) =>
                `${roleName({ keyname, name: keyname })}, ${organization_name}`,
            ),
        ),
      ]}
    />
  )
}
