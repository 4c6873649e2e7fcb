// The page of all invitations of an organization: who was asked, who has come, and where more people are asked.
import Button from '@mui/material/Button'
import { INVITE_STATUSES, type InviteView } from '@practicum/shared/features/invites/invites.contract'
import { SIGNUP_ROLES } from '@practicum/shared/features/invites/invites.fields'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { useRoleName } from '../../ui/role-name'
import { ImportPeopleButton } from './ImportPeopleButton'
import { InviteBulk, isPending } from './InviteBulk'
import { InviteButton } from './InviteButton'
import { InviteCard } from './InviteCard'
import { inviteScreenMessages } from './invite-screen.messages'
import { useInviteColumns } from './use-invite-columns'

/** With a list of all organizations to search: nobody but an admin waits for it. */
const OrganizationFilter = lazyWithRetry(() => import('./OrganizationFilter'))

export default function InviteListScreen() {
  return (
    <ScreenWords name="invitations" english={inviteScreenMessages}>
      <InviteList />
    </ScreenWords>
  )
}

function InviteList() {
  const translate = useTranslate()
  const columns = useInviteColumns()
  return (
    <>
      <PageHeader
        title={translate('invitations.title')}
        intents={
          <>
            <Button component={Link} to="/invitations/links">
              {translate('invitations.links')}
            </Button>
            <ImportPeopleButton />
            <InviteButton />
          </>
        }
      />
      <ListFrame<InviteView>
        label={translate('invitations.title')}
        resource="invites"
        sort={{ field: 'sent_at', order: 'DESC' }}
        quickFilters={INVITE_STATUSES.map(status => ({
          label: translate(`invitations.status.${status}`),
          filter: { status },
        }))}
        filters={<InviteFilters />}
        bulk={<InviteBulk />}
        selectable={isPending}
        empty={
          <EmptyState text={translate('invitations.empty')}>
            <InviteButton />
          </EmptyState>
        }
        columns={columns}
        card={(invite, shows) => <InviteCard invite={invite} shows={shows} />}
      />
    </>
  )
}

function InviteFilters() {
  const translate = useTranslate()
  const roleName = useRoleName()
  const isAdmin = useMe().role === 'admin'
  return (
    <>
      <ChoiceFilter
        field="role"
        label={translate('invitations.field.role')}
        choices={SIGNUP_ROLES.map(value => ({ value, label: roleName({ keyname: value, name: value }) }))}
      />
      {isAdmin && (
        <Suspense fallback={null}>
          <OrganizationFilter />
        </Suspense>
      )}
    </>
  )
}
