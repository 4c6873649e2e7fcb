// One of the invite links: what is handed on, how many have signed up, and what happened to it.
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { getInviteLink, type InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { CloseInviteLinkButton, EditInviteLinkButton } from './InviteLinkButtons'
import { InviteLinkStatusChip } from './InviteLinkStatusChip'
import { inviteLinkScreenMessages } from './invite-link-screens.messages'
import { codePage, linkAddress } from './link-address'
import { OpensUntil, Taken, useLinkRole } from './link-facts'
import { useCopy } from './use-copy'

const TABS = ['about', 'history'] as const

export default function InviteLinkDetailsScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="links" english={inviteLinkScreenMessages}>
      <InviteLinkPage key={id} id={id} />
    </ScreenWords>
  )
}

function InviteLinkPage({ id }: { id: string }) {
  const read = useRead(getInviteLink, { params: { id } })
  return <ReadFrame read={read}>{link => <InviteLinkShown link={link} />}</ReadFrame>
}

function InviteLinkShown({ link }: { link: InviteLinkView }) {
  const translate = useTranslate()
  const [tab, open] = useTabs('invite-link', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/invitations/links', label: translate('links.title') }}
        title={link.name}
        status={<InviteLinkStatusChip link={link} />}
        intents={
          link.status !== 'closed' && (
            <>
              <CloseInviteLinkButton link={link} />
              <EditInviteLinkButton link={link} />
            </>
          )
        }
      />
      <TabBar
        label={translate('links.tabs.label')}
        tabs={TABS.map(key => ({ key, label: translate(`links.tabs.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About link={link} />}
        {tab === 'history' && <HistoryPanel subject="invitelink" id={link.id} />}
      </TabPanel>
    </>
  )
}

function About({ link }: { link: InviteLinkView }) {
  const translate = useTranslate()
  const roleOf = useLinkRole()
  const isAdmin = useMe().role === 'admin'
  const label = (field: string): string => translate(`links.field.${field}`)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <HandedOn link={link} />
      <Facts
        facts={[
          { label: label('role'), value: roleOf(link) },
          ...(isAdmin ? [{ label: label('organization_id'), value: link.organization_name }] : []),
          { label: label('taken'), value: <Taken link={link} /> },
          { label: label('opens_until'), value: <OpensUntil link={link} /> },
          { label: label('creator'), value: <Person {...link.creator} /> },
          { label: label('created_at'), value: <InstantText at={link.created_at} /> },
        ]}
      />
    </Box>
  )
}

/** The link as it is copied, and the code as it is read out. */
function HandedOn({ link }: { link: InviteLinkView }) {
  const translate = useTranslate()
  const copy = useCopy()
  const address = linkAddress(link)
  if (address === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="h2">{translate('links.field.link')}</Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>{address}</Box>
      <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy(address)}>
        {translate('links.copy')}
      </Button>
      <Typography variant="h2" sx={{ mt: 2 }}>
        {translate('links.field.code')}
      </Typography>
      <Box sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em' }}>{link.code}</Box>
      <Typography color="textSecondary">{translate('links.typed', { address: codePage() })}</Typography>
    </Box>
  )
}
