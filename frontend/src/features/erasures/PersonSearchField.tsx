// Finds the one person whom an erasure is asked for, by a part of their name or address.

import { type ErasablePerson, erasablePeople } from '@practicum/shared/features/erasures/erasures.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { FoundPersonField } from '../../ui/form/FoundPersonField'
import { type FieldProps, useField } from '../../ui/form/use-field'
import { useRoleName } from '../../ui/role-name'
import { useSettled } from '../../ui/use-settled'

type PersonSearchProps<Values extends FieldValues> = FieldProps<Values, ErasablePerson | null>

export function PersonSearchField<Values extends FieldValues>({ label, help, ...props }: PersonSearchProps<Values>) {
  const translate = useTranslate()
  const about = useAbout()
  const [typed, setTyped] = useState('')
  const field = useField<Values, ErasablePerson | null>(props)
  const { value } = field
  const wanted = typed.trim()
  const search = useSettled(wanted)
  const asked = search !== '' && search !== value?.name
  const { data = [], isLoading, isError } = useRead(erasablePeople, { query: { search } }, { enabled: asked })
  const waiting = isLoading || search !== wanted
  const nobody = wanted === '' ? 'type' : isError ? 'unavailable' : 'nobody'
  return (
    <FoundPersonField<ErasablePerson>
      field={field}
      label={label}
      help={value ? translate('erasing.search.chosen', { email: value.email }) : help}
      found={asked && !waiting ? data : []}
      loading={waiting}
      loadingText={translate('erasing.search.loading')}
      nobodyText={translate(`erasing.search.${nobody}`)}
      onTyped={setTyped}
      about={about}
    />
  )
}

/** Their roles, and that somebody has been invited and never came. */
function useAbout(): (person: ErasablePerson) => readonly string[] {
  const translate = useTranslate()
  const roleName = useRoleName()
  return ({ role_names, invite_id }) => [
    ...role_names.map(name => roleName({ keyname: name.toLowerCase(), name })),
    ...(invite_id === null ? [] : [translate('erasing.search.invited')]),
  ]
}
