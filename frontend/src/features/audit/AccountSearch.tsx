// Finds whom the audit trail is narrowed to among the accounts of the platform.
import type { UserView } from '@practicum/shared/features/users/users.contract'
import { useTranslate } from 'react-admin'
import { FoundInPanel } from '../../ui/list/filters/FoundInPanel'
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { useFoundByName } from '../../ui/list/filters/use-found-by-name'

export default function AccountSearch({ onPick, ...panel }: SearchProps) {
  const translate = useTranslate()
  const { found, looking } = useFoundByName<UserView>('users', panel.typed)
  return (
    <FoundInPanel
      {...panel}
      // Many are called the same over all organizations.
      found={found.map(({ id, name, email }) => ({ id, name: `${name} · ${email}` }))}
      looking={looking}
      none={translate('app.list.filter.nobody')}
      onPick={({ id }) => onPick(id)}
    />
  )
}
