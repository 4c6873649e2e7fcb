// One of the invite links: what it is, what happened to it, and what can be done with it.
import { getInviteLink, type InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { DayText, InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { ArchiveInviteLinkButton } from './ArchiveInviteLinkButton'
import { EditInviteLinkButton } from './InviteLinkFormButtons'
import { mayChange } from './invite-link-rights'

const TABS = ['about', 'history'] as const

export default function InviteLinkDetailsScreen() {
  const { id = '' } = useParams()
  return <InviteLinkPage key={id} id={id} />
}

function InviteLinkPage({ id }: { id: string }) {
  const read = useRead(getInviteLink, { params: { id } })
  return <ReadFrame read={read}>{inviteLink => <InviteLinkShown inviteLink={inviteLink} />}</ReadFrame>
}

function InviteLinkShown({ inviteLink }: { inviteLink: InviteLinkView }) {
  const translate = useTranslate()
  const me = useMe()
  const [tab, open] = useTabs('invite-link', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/invite-links', label: translate('invite-links.title') }}
        title={inviteLink.title}
        status={inviteLink.archived && <StatusChip tone="default" label={translate('invite-links.archived')} />}
        intents={
          mayChange(inviteLink, me) && (
            <>
              <ArchiveInviteLinkButton inviteLink={inviteLink} />
              <EditInviteLinkButton inviteLink={inviteLink} />
            </>
          )
        }
      />
      <TabBar
        label={translate('invite-links.details.label')}
        tabs={TABS.map(key => ({ key, label: translate(`invite-links.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About inviteLink={inviteLink} />}
        {tab === 'history' && <HistoryPanel subject="invitelink" id={inviteLink.id} />}
      </TabPanel>
    </>
  )
}

function About({ inviteLink: { day, creator, created_at } }: { inviteLink: InviteLinkView }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`invite-links.field.${field}`)
  return (
    <Facts
      facts={[
        { label: label('day'), value: day && <DayText day={day} long /> },
        { label: label('creator'), value: <Person {...creator} /> },
        { label: label('created_at'), value: <InstantText at={created_at} /> },
      ]}
    />
  )
}
