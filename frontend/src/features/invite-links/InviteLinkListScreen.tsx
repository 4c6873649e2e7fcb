// The page of all invite links of an organization: which open, and how many have signed up by each.
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import {
  INVITE_LINK_STATUSES,
  type InviteLinkView,
} from '@practicum/shared/features/invite-links/invite-links.contract'
import { LINK_ROLES } from '@practicum/shared/features/invite-links/invite-links.fields'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { type Column, ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { Standing } from '../../ui/list/Standing'
import { PageHeader } from '../../ui/PageHeader'
import { PersonName } from '../../ui/Person'
import { useRoleName } from '../../ui/role-name'
import { NewInviteLinkButton } from './InviteLinkButtons'
import { InviteLinkStatusChip } from './InviteLinkStatusChip'
import { inviteLinkScreenMessages } from './invite-link-screens.messages'
import { linkAddress } from './link-address'
import { OpensUntil, Taken, useLinkRole } from './link-facts'
import { useCopy } from './use-copy'

export default function InviteLinkListScreen() {
  return (
    <ScreenWords name="links" english={inviteLinkScreenMessages}>
      <InviteLinkList />
    </ScreenWords>
  )
}

const page = ({ id }: InviteLinkView): string => `/invitations/links/${id}`

function InviteLinkList() {
  const translate = useTranslate()
  const columns = useColumns()
  return (
    <>
      <PageHeader
        back={{ to: '/invitations', label: translate('links.by_mail') }}
        title={translate('links.title')}
        intents={<NewInviteLinkButton />}
      />
      <ListFrame<InviteLinkView>
        label={translate('links.title')}
        resource="invite-links"
        sort={{ field: 'created_at', order: 'DESC' }}
        quickFilters={INVITE_LINK_STATUSES.map(status => ({
          label: translate(`links.status.${status}`),
          filter: { status },
        }))}
        filters={<RoleFilter />}
        open={page}
        empty={
          <EmptyState text={translate('links.empty')}>
            <NewInviteLinkButton />
          </EmptyState>
        }
        columns={columns}
        card={link => <InviteLinkCard link={link} />}
      />
    </>
  )
}

function RoleFilter() {
  const translate = useTranslate()
  const roleName = useRoleName()
  return (
    <ChoiceFilter
      field="role"
      label={translate('links.field.role')}
      choices={LINK_ROLES.map(value => ({ value, label: roleName({ keyname: value, name: value }) }))}
    />
  )
}

function useColumns(): readonly Column<InviteLinkView>[] {
  const translate = useTranslate()
  const roleOf = useLinkRole()
  const isAdmin = useMe().role === 'admin'
  const label = (field: string): string => translate(`links.field.${field}`)
  const organization: Column<InviteLinkView> = {
    ...{ source: 'organization_name', label: label('organization_id') },
    render: ({ organization_name }) => organization_name,
  }
  return [
    {
      ...{ source: 'name', label: label('name'), sortable: true },
      render: link => <RowLink to={page(link)}>{link.name}</RowLink>,
    },
    { source: 'role_name', label: label('role'), render: roleOf },
    ...(isAdmin ? [organization] : []),
    { source: 'status', label: label('status'), render: link => <LinkStanding link={link} /> },
    { source: 'taken', label: label('taken'), sortable: true, render: link => <Taken link={link} /> },
    {
      ...{ source: 'opens_until', label: label('opens_until'), sortable: true },
      render: link => link.status !== 'closed' && <OpensUntil link={link} />,
    },
    { source: 'creator', label: label('creator'), render: ({ creator }) => <PersonName {...creator} /> },
    {
      ...{ source: 'created_at', label: label('created_at'), sortable: true },
      render: ({ created_at }) => <InstantText at={created_at} />,
    },
  ]
}

/** Beside it, what it is there for. */
function LinkStanding({ link }: { link: InviteLinkView }) {
  return (
    <Standing
      status={<InviteLinkStatusChip link={link} />}
      remind={link.status === 'open' && <CopyIcon link={link} />}
    />
  )
}

function CopyIcon({ link }: { link: InviteLinkView }) {
  const translate = useTranslate()
  const copy = useCopy()
  const address = linkAddress(link)
  if (address === undefined) return null
  return (
    <Tooltip title={translate('links.copy')}>
      <IconButton
        size="small"
        aria-label={translate('links.copy_of', { name: link.name })}
        onClick={() => void copy(address)}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

function InviteLinkCard({ link }: { link: InviteLinkView }) {
  const translate = useTranslate()
  const roleOf = useLinkRole()
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <RowLink to={page(link)}>{link.name}</RowLink>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {roleOf(link)} · {translate('links.field.taken')} <Taken link={link} />
      </Box>
      <LinkStanding link={link} />
    </Box>
  )
}
