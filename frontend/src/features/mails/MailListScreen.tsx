// The page of mails: to whom, what about, and what became of each.
import Box from '@mui/material/Box'
import type { MailView } from '@practicum/shared/features/mails/mails.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { MailStatusChip } from './MailStatusChip'
import { maySendAgain } from './mail-rights'
import { mailScreenMessages } from './mail-screens.messages'

const address = ({ id }: MailView): string => `/mails/${id}`
const FILTERS = ['queued', 'sent', 'bounced', 'rejected', 'held_back', 'unconfirmed', 'kept'] as const

export default function MailListScreen() {
  return (
    <ScreenWords name="mailing" english={mailScreenMessages}>
      <MailList />
    </ScreenWords>
  )
}

function MailList() {
  const translate = useTranslate()
  const label = (field: string): string => translate(`mailing.field.${field}`)
  const title = translate(maySendAgain(useMe()) ? 'mails.title' : 'mails.own')
  const link = (mail: MailView) => <RowLink to={address(mail)}>{mail.subject}</RowLink>
  return (
    <>
      <PageHeader title={title} />
      <ListFrame<MailView>
        label={title}
        resource="mails"
        sort={{ field: 'queued_at', order: 'DESC' }}
        quickFilters={FILTERS.map(status => ({ label: translate(`mailing.status.${status}`), filter: { status } }))}
        open={address}
        empty={<EmptyState text={translate('mailing.empty')} />}
        columns={[
          { source: 'subject', label: label('subject'), render: link },
          { source: 'name', label: label('to'), render: mail => <Addressee mail={mail} /> },
          { source: 'status', label: label('status'), render: ({ status }) => <MailStatusChip status={status} /> },
          {
            source: 'queued_at',
            label: label('queued_at'),
            sortable: true,
            render: ({ queued_at }) => <InstantText at={queued_at} />,
          },
        ]}
        card={(mail, shows) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              {link(mail)}
              {shows('status') && <MailStatusChip status={mail.status} />}
            </Box>
            {shows('name') && <Addressee mail={mail} />}
            {shows('queued_at') && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                <InstantText at={mail.queued_at} />
              </Box>
            )}
          </Box>
        )}
      />
    </>
  )
}

const Addressee = ({ mail: { name, to } }: { mail: MailView }) => (
  <Box sx={{ minWidth: 0 }}>
    {name}
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{to}</Box>
  </Box>
)
