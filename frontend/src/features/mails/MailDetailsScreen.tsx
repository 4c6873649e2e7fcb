// One mail as it was written, with what became of it.
import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { getMail, type MailDetails } from '@practicum/shared/features/mails/mails.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { MailPreview } from './MailPreview'
import { MailStatusChip } from './MailStatusChip'
import { maySendAgain } from './mail-rights'
import { mailScreenMessages } from './mail-screens.messages'
import { SendAgainButton } from './SendAgainButton'

const TABS = ['message', 'text', 'history'] as const

export default function MailDetailsScreen() {
  const { id = '' } = useParams()
  const read = useRead(getMail, { params: { id } })
  return (
    <ScreenWords name="mailing" english={mailScreenMessages}>
      <ReadFrame read={read}>{mail => <MailShown key={mail.id} mail={mail} />}</ReadFrame>
    </ScreenWords>
  )
}

function MailShown({ mail }: { mail: MailDetails }) {
  const translate = useTranslate()
  const isAdmin = maySendAgain(useMe())
  const tabs = TABS.filter(one => (isAdmin || one !== 'history') && (mail.channel === 'mail' || one !== 'text'))
  const [tab, open] = useTabs('mail', tabs)
  return (
    <>
      <PageHeader
        back={{ to: '/mails', label: translate(isAdmin ? 'mails.title' : 'mails.own') }}
        title={mail.subject}
        status={<MailStatusChip status={mail.status} />}
        intents={isAdmin && <SendAgainButton mail={mail} />}
      />
      <Stack spacing={2}>
        <Standing mail={mail} />
        <MailFacts mail={mail} />
        <Box>
          <TabBar
            label={translate('mailing.details.label')}
            tabs={tabs.map(key => ({ key, label: translate(`mailing.details.${key}`) }))}
            open={tab}
            onOpen={open}
          />
          <TabPanel tab={tab}>
            {tab === 'message' && <MailPreview mail={mail} />}
            {tab === 'text' && (
              <Box
                component="pre"
                sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' }}
              >
                {mail.text}
              </Box>
            )}
            {tab === 'history' && <HistoryPanel subject="mail" id={mail.id} />}
          </TabPanel>
        </Box>
      </Stack>
    </>
  )
}

const SEVERITIES: Partial<Record<MailDetails['status'], AlertColor>> = {
  kept: 'info',
  rejected: 'error',
  bounced: 'error',
}

/** What whoever looks at it should know, where it is not plainly sent. */
function Standing({ mail: { status, reason, bounce_code: code } }: { mail: MailDetails }) {
  const translate = useTranslate()
  if (status === 'sent' || status === 'sending') return null
  if (status === 'queued' && reason === null) return null
  return (
    <Alert severity={SEVERITIES[status] ?? 'warning'}>
      {translate(`mailing.standing.${status}`, { code })}
      {reason !== null && status !== 'kept' && <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{reason}</Box>}
    </Alert>
  )
}

function MailFacts({ mail }: { mail: MailDetails }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`mailing.field.${field}`)
  return (
    <Facts
      facts={[
        {
          label: label('to'),
          value: mail.channel === 'text' ? `${mail.name}, ${mail.to}` : `${mail.name} <${mail.to}>`,
        },
        { label: label('queued_at'), value: <InstantText at={mail.queued_at} clock /> },
        { label: label('sent_at'), value: mail.sent_at && <InstantText at={mail.sent_at} clock /> },
        { label: label('bounced_at'), value: mail.bounced_at && <InstantText at={mail.bounced_at} clock /> },
        {
          label: label('due_at'),
          value: mail.attempts > 0 && mail.due_at ? <InstantText at={mail.due_at} clock /> : null,
        },
      ]}
    />
  )
}
