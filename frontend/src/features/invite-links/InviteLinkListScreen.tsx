// The page of all invite links that the current position may see.
import Box from '@mui/material/Box'
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { useTranslate } from 'react-admin'
import { DayText, InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { NewInviteLinkButton } from './InviteLinkFormButtons'

const address = ({ id }: InviteLinkView): string => `/invite-links/${id}`

export default function InviteLinkListScreen() {
  const translate = useTranslate()
  const label = (field: string): string => translate(`invite-links.field.${field}`)
  const link = (inviteLink: InviteLinkView) => <RowLink to={address(inviteLink)}>{inviteLink.title}</RowLink>
  return (
    <>
      <PageHeader title={translate('invite-links.title')} />
      <ListFrame<InviteLinkView>
        label={translate('invite-links.title')}
        resource="invite-links"
        sort={{ field: 'created_at', order: 'DESC' }}
        quickFilters={[{ label: translate('invite-links.archived'), filter: { archived: true } }]}
        open={address}
        intents={<NewInviteLinkButton />}
        empty={
          <EmptyState text={translate('invite-links.empty')}>
            <NewInviteLinkButton />
          </EmptyState>
        }
        columns={[
          { source: 'title', label: label('title'), sortable: true, render: link },
          { source: 'day', label: label('day'), sortable: true, render: ({ day }) => <DayText day={day} /> },
          { source: 'creator', label: label('creator'), render: ({ creator }) => <Person {...creator} /> },
          {
            source: 'created_at',
            label: label('created_at'),
            sortable: true,
            render: ({ created_at }) => <InstantText at={created_at} />,
          },
        ]}
        card={inviteLink => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            {link(inviteLink)}
            <Person {...inviteLink.creator} />
          </Box>
        )}
      />
    </>
  )
}
