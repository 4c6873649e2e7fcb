// Finds whom the audit trail is narrowed to among the accounts of the platform.
import type { UserView } from '@practicum/shared/features/users/users.contract'
import { useGetList, useTranslate } from 'react-admin'
import { FoundInPanel } from '../../ui/list/filters/FoundInPanel'
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { useSettled } from '../../ui/use-settled'

const OFFERED = { page: 1, perPage: 10 }
const BY_NAME = { field: 'name', order: 'ASC' } as const
const TYPING_MS = 300

export default function AccountSearch({ onPick, ...panel }: SearchProps) {
  const translate = useTranslate()
  const wanted = panel.typed.trim()
  const q = useSettled(wanted, TYPING_MS)
  const { data = [], isPending } = useGetList<UserView>('users', {
    ...{ pagination: OFFERED, sort: BY_NAME },
    filter: q === '' ? {} : { q },
  })
  return (
    <FoundInPanel
      {...panel}
      // Many are called the same over all organizations.
      found={data.map(({ id, name, email }) => ({ id, name: `${name} · ${email}` }))}
      looking={isPending || q !== wanted}
      none={translate('app.list.filter.nobody')}
      onPick={({ id }) => onPick(id)}
    />
  )
}
