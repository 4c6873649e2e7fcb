// What an admin does with several accounts at once: sign them out everywhere, close them, open them again.
import { deactivateUser, reactivateUser, signOutUser } from '@practicum/shared/features/users/account-intents.contract'
import type { UserView } from '@practicum/shared/features/users/users.contract'
import { useMe } from '../../providers/me'
import { BulkIntent } from '../../ui/list/BulkIntent'

/** What was erased is gone, and what was merged opens by being separated again. */
const standsClosed = ({ status, deleted_at, is_merged }: UserView): boolean =>
  status === 'inactive' && deleted_at === null && !is_merged

const nameOf = ({ name }: UserView): string => name

export function UserBulk() {
  const own = useMe().user.id
  const isOther = ({ id }: UserView): boolean => id !== own
  return (
    <>
      <BulkIntent<UserView> row={signOutUser} words="accounts.bulk.sign_out" nameOf={nameOf} applies={isOther} />
      <BulkIntent<UserView>
        row={reactivateUser}
        words="accounts.bulk.reactivate"
        nameOf={nameOf}
        applies={standsClosed}
      />
      <BulkIntent<UserView>
        row={deactivateUser}
        words="accounts.bulk.deactivate"
        nameOf={nameOf}
        applies={user => isOther(user) && user.status !== 'inactive'}
      />
    </>
  )
}
