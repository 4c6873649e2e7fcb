// The page of all accounts: found by name or address, narrowed to those who cannot get in, to a role and to an organization.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ROLES } from '@practicum/shared/access/roles'
import type { UserPosition, UserView } from '@practicum/shared/features/users/users.contract'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { OtherIntents } from '../../app/OtherIntents'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { useRoleName } from '../../ui/role-name'
import { UserBulk } from './UserBulk'
import { UserStanding } from './UserStanding'
import { userScreenMessages } from './user-screen.messages'

/** With a list of all organizations to search. */
const OrganizationFilter = lazyWithRetry(() => import('./OrganizationFilter'))

const address = ({ id }: UserView): string => `/admin/users/edit/${id}`
const STATUSES = ['pending', 'inactive', 'graduated'] as const
const SHOWN = 2

export default function UserListScreen() {
  return (
    <ScreenWords name="accounts" english={userScreenMessages}>
      <UserList />
    </ScreenWords>
  )
}

function UserList() {
  const translate = useTranslate()
  const label = (field: string): string => translate(`accounts.field.${field}`)
  return (
    <>
      <PageHeader
        title={translate('users.title')}
        intents={
          <Button component={Link} to="/invitations" variant="outlined">
            {translate('accounts.invite')}
          </Button>
        }
      />
      <ListFrame<UserView>
        label={translate('users.title')}
        resource="users"
        sort={{ field: 'name', order: 'ASC' }}
        quickFilters={[
          { label: translate('accounts.locked'), filter: { sign_in_locked: true } },
          ...STATUSES.map(status => ({ label: translate(`accounts.status.${status}`), filter: { status } })),
        ]}
        filters={<UserFilters />}
        open={address}
        bulk={<UserBulk />}
        empty={<EmptyState text={translate('accounts.empty')} />}
        columns={[
          { source: 'name', label: label('name'), sortable: true, render: user => <Named user={user} /> },
          {
            source: 'positions',
            label: label('positions'),
            render: ({ positions }) => <PositionsInShort positions={positions} />,
          },
          {
            source: 'status',
            label: label('status'),
            render: user => (
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                <UserStanding user={user} />
                <OtherIntents account={user} inRow />
              </Box>
            ),
          },
          {
            source: 'last_sign_in_at',
            label: label('last_sign_in_at'),
            sortable: true,
            render: ({ last_sign_in_at }) => last_sign_in_at && <InstantText at={last_sign_in_at} />,
          },
        ]}
        card={(user, shows) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Named user={user} />
              {shows('status') && <UserStanding user={user} />}
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              <Box sx={{ minWidth: 0 }}>{shows('positions') && <PositionsInShort positions={user.positions} />}</Box>
              <OtherIntents account={user} inRow />
            </Box>
          </Box>
        )}
      />
    </>
  )
}

function UserFilters() {
  const translate = useTranslate()
  const roleName = useRoleName()
  return (
    <>
      <ChoiceFilter
        field="role"
        label={translate('accounts.filter.role')}
        choices={ROLES.map(value => ({ value, label: roleName({ keyname: value, name: value }) }))}
      />
      <Suspense fallback={null}>
        <OrganizationFilter />
      </Suspense>
    </>
  )
}

const Named = ({ user }: { user: UserView }) => (
  <Box sx={{ minWidth: 0 }}>
    <RowLink to={address(user)}>{user.name}</RowLink>
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{user.email}</Box>
  </Box>
)

function PositionsInShort({ positions }: { positions: readonly UserPosition[] }) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const more = positions.length - SHOWN
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      {positions.slice(0, SHOWN).map(({ id, role_keyname, role_name, organization_name }) => (
        <Box key={id}>
          {roleName({ keyname: role_keyname, name: role_name })} · {organization_name}
        </Box>
      ))}
      {more > 0 && (
        <Box sx={{ color: 'text.secondary' }}>{translate('accounts.more_positions', { smart_count: more })}</Box>
      )}
    </Box>
  )
}
