// What is shown of an invitation, column by column.
import Box from '@mui/material/Box'
import type { InviteView } from '@practicum/shared/features/invites/invites.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { InstantText } from '../../ui/DateText'
import type { Column } from '../../ui/list/ListFrame'
import { PersonName } from '../../ui/Person'
import { useRoleName } from '../../ui/role-name'
import { isPending } from './InviteBulk'
import { InviteStanding } from './InviteStanding'
import { LastSent } from './LastSent'

/** A long address takes a second line rather than the last column out of sight. */
const NARROW = { maxWidth: 160, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

export function useInviteColumns(): readonly Column<InviteView>[] {
  const translate = useTranslate()
  const roleOf = useInviteRole()
  const isAdmin = useMe().role === 'admin'
  const label = (field: string): string => translate(`invitations.field.${field}`)
  const organization: Column<InviteView> = {
    source: 'organization_name',
    label: label('organization_id'),
    render: ({ organization_name }) => organization_name,
  }
  return [
    { source: 'name', label: label('name'), sortable: true, render: ({ name }) => name },
    { source: 'email', label: label('email'), render: ({ email }) => <Address email={email} /> },
    { source: 'role_name', label: label('role'), render: roleOf },
    ...(isAdmin ? [organization] : []),
    { source: 'status', label: label('status'), render: invite => <InviteStanding invite={invite} /> },
    { source: 'sent_at', label: label('sent_at'), sortable: true, render: invite => <LastSent invite={invite} /> },
    {
      source: 'expires_at',
      label: label('expires_at'),
      sortable: true,
      // Of what nobody is waited for any more it says nothing.
      render: invite => isPending(invite) && <InstantText at={invite.expires_at} />,
    },
    {
      source: 'inviter',
      label: label('inviter'),
      sortable: true,
      render: ({ inviter }) => <PersonName {...inviter} />,
    },
  ]
}

/** Breaks behind the sign, before it would within a word. */
function Address({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1
  return (
    <Box sx={NARROW}>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </Box>
  )
}

/** In one's own organization in the language of the page, in another one as that calls it. */
export function useInviteRole(): (invite: InviteView) => string {
  const roleName = useRoleName()
  const own = useMe().position.organization_id
  return ({ role, role_name, organization_id }) =>
    organization_id === own ? roleName({ keyname: role, name: role_name }) : role_name
}
