// What can be done with several invitations at once, each with its answer.
import { remindedLately } from '@practicum/shared/contract/reminding'
import { type InviteView, resendInvite, withdrawInvite } from '@practicum/shared/features/invites/invites.contract'
import { BulkIntent } from '../../ui/list/BulkIntent'
import { useNewlySelectable } from '../../ui/list/Selection'
import { useReader } from '../../ui/use-reader'

/** Nobody has come by it yet, and it was not taken back. */
export const isPending = ({ status }: InviteView): boolean => status === 'open' || status === 'expired'

const nameOf = ({ name, email }: InviteView): string => `${name}, ${email}`

export function InviteBulk() {
  const now = useReader().now.toISOString()
  useNewlySelectable<InviteView>(isPending, false)
  return (
    <>
      <BulkIntent<InviteView> row={withdrawInvite} words="invitations.withdraw" nameOf={nameOf} applies={isPending} />
      <BulkIntent<InviteView>
        row={resendInvite}
        words="invitations.again"
        nameOf={nameOf}
        applies={invite => isPending(invite) && !remindedLately(invite.sent_at, now)}
        primary
      />
    </>
  )
}
