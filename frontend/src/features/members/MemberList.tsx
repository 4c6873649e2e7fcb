// A list of the people of an organization: those of one role, or all of them.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Role } from '@practicum/shared/access/roles'
import type { Member } from '@practicum/shared/features/members/members.contract'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { type Column, ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { PersonAvatar } from '../../ui/Person'
import { useRoleName } from '../../ui/role-name'
import { LicenseExpired, MemberStatus } from './MemberStatus'
import { memberPath } from './member-path'
import { memberScreenMessages } from './member-screen.messages'

const LISTS = {
  trainee: 'members/trainees',
  supervisor: 'members/supervisors',
  faculty: 'members/faculty',
  coordinator: 'members/coordinators',
} as const

export type ListedRole = keyof typeof LISTS & Role

interface MemberListProps {
  /** Absent: everybody. */
  readonly held?: ListedRole
  readonly filters?: ReactNode
}

export function MemberList(props: MemberListProps) {
  return (
    <ScreenWords name="membership" english={memberScreenMessages}>
      <Shown {...props} />
    </ScreenWords>
  )
}

const takesTrainees = (held: ListedRole | undefined): boolean => held === 'supervisor' || held === 'faculty'

const STATUSES = ['pending', 'graduated', 'archived'] as const

function Shown({ held, filters }: MemberListProps) {
  const translate = useTranslate()
  const isCoordinator = useMe().role === 'coordinator'
  const title = translate(`members.${held ?? 'search'}`)
  const invite = isCoordinator && (
    <Button component={Link} to="/invitations" variant="outlined">
      {translate('membership.invite')}
    </Button>
  )
  return (
    <>
      <PageHeader title={title} intents={invite} />
      <ListFrame<Member>
        label={title}
        resource={held ? LISTS[held] : 'members'}
        sort={{ field: 'name', order: 'ASC' }}
        quickFilters={[
          { label: translate('membership.unverified'), filter: { unverified: true } },
          ...(held === 'trainee'
            ? [{ label: translate('membership.without_hipaa'), filter: { hipaa_completed: false } }]
            : []),
          ...(takesTrainees(held)
            ? [
                { label: translate('membership.accepting'), filter: { accepting_trainees: true } },
                { label: translate('membership.license_expired'), filter: { license_expired: true } },
              ]
            : []),
          // Others see those alone who are active.
          ...(isCoordinator
            ? STATUSES.map(status => ({ label: translate(`membership.status.${status}`), filter: { status } }))
            : []),
        ]}
        filters={filters}
        open={memberPath}
        empty={<EmptyState text={translate(`membership.empty.${held ?? 'all'}`)} />}
        columns={useColumns(held)}
        card={(member, shows) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Named member={member} withRole={held === undefined} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
              {shows('license_expired') && <LicenseExpired member={member} />}
              {shows('status') && <MemberStatus member={member} />}
            </Box>
          </Box>
        )}
      />
    </>
  )
}

function useColumns(held: ListedRole | undefined): readonly Column<Member>[] {
  const translate = useTranslate()
  const roleName = useRoleName()
  const label = (field: string): string => translate(`membership.field.${field}`)
  return [
    { source: 'name', label: label('name'), sortable: true, render: member => <Named member={member} /> },
    ...(held === undefined
      ? [
          {
            source: 'role_name',
            label: label('role'),
            render: ({ role_keyname: keyname, role_name: name }: Member) => roleName({ keyname, name }),
          },
        ]
      : []),
    { source: 'status', label: label('status'), render: member => <MemberStatus member={member} /> },
    ...(held === 'trainee'
      ? [
          {
            source: 'hipaa_completed',
            label: label('hipaa_completed'),
            render: ({ hipaa_completed }: Member) =>
              translate(hipaa_completed ? 'membership.hipaa.done' : 'membership.hipaa.missing'),
          },
        ]
      : []),
    ...(takesTrainees(held)
      ? [
          {
            source: 'accepting_trainees',
            label: label('accepting_trainees'),
            render: ({ accepting_trainees }: Member) =>
              translate(`membership.takes.${accepting_trainees ? 'yes' : 'no'}`),
          },
          {
            source: 'license_expired',
            label: label('license_expired'),
            render: (member: Member) => <LicenseExpired member={member} />,
          },
        ]
      : []),
    {
      source: 'joined_at',
      label: label('joined_at'),
      sortable: true,
      render: ({ joined_at }) => <InstantText at={joined_at} />,
    },
  ]
}

function Named({ member, withRole = false }: { member: Member; withRole?: boolean }) {
  const roleName = useRoleName()
  const { user_id: id, name, profile_image_url, role_keyname, role_name } = member
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <PersonAvatar id={id} name={name} profile_image_url={profile_image_url} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <RowLink to={memberPath(member)}>{name}</RowLink>
        {withRole && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {roleName({ keyname: role_keyname, name: role_name })}
          </Box>
        )}
      </Box>
    </Box>
  )
}
