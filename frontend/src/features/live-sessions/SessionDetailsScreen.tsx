// One session: when, who, how it stands, who has joined, and the steps that can be taken now.

import Alert from '@mui/material/Alert'
import { getMeeting, type MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { useTranslate } from 'react-admin'
import { Navigate, useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { inWords } from '../../providers/refused'
import { useRead } from '../../providers/use-query'
import { DetailsPage } from '../../ui/DetailsPage'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { sentence } from '../../ui/text'
import { HistoryPanel } from '../audit/HistoryPanel'
import HipaaNeeded from '../ce-courses/HipaaNeeded'
import { Present } from './Present'
import { SessionFacts } from './SessionAbout'
import { SessionStatusChip } from './SessionStatusChip'
import { StepButtons } from './StepButtons'
import { hasJoined, hosts, whyNotEnter } from './session-rights'

/** What is not one's own, or not there, leads back to the lists. */
const NOT_MINE = [403, 404]

export default function SessionDetailsScreen() {
  const { id = '' } = useParams()
  return <SessionPage key={id} id={id} />
}

function SessionPage({ id }: { id: string }) {
  const read = useRead(getMeeting, { params: { id } })
  if (read.error && NOT_MINE.includes(read.error.status)) return <Navigate to="/livesessions" replace />
  return <ReadFrame read={read}>{meeting => <SessionView meeting={meeting} />}</ReadFrame>
}

function SessionView({ meeting }: { meeting: MeetingDetails }) {
  const translate = useTranslate()
  const me = useMe()
  const about = hosts(meeting, me)
    ? translate('live-sessions.you_host')
    : translate('live-sessions.hosted_by', { name: meeting.owner.name })
  return (
    <DetailsPage
      back={{ to: '/livesessions', label: translate('live-sessions.title') }}
      title={meeting.title}
      about={about}
      status={<SessionStatusChip meeting={meeting} />}
      intents={<StepButtons meeting={meeting} />}
      facts={<SessionFacts meeting={meeting} />}
      stream={
        <TitledPaper id="history" title={translate('live-sessions.history')}>
          <HistoryPanel subject="meeting" id={meeting.id} />
        </TitledPaper>
      }
    >
      <SessionStatusLine meeting={meeting} />
      <Present meeting={meeting} />
    </DetailsPage>
  )
}

/** What the reader should know before taking a step: why they may not enter, or that they have entered. */
function SessionStatusLine({ meeting }: { meeting: MeetingDetails }) {
  const translate = useTranslate()
  const me = useMe()
  if (meeting.status !== 'scheduled' && meeting.status !== 'started') return null
  const refused = whyNotEnter(me)
  if (refused) return <WhyNot refused={refused} />
  const said = statusLine(meeting, me)
  if (!said) return null
  return (
    <Alert severity={hasJoined(meeting, me) ? 'success' : 'info'} sx={{ mb: 2 }} aria-live="polite">
      {translate(said)}
    </Alert>
  )
}

/** The HIPAA course can be completed at once. */
function WhyNot({ refused }: { refused: Refusal }) {
  const said = sentence(inWords(refused))
  if (refused.code === 'meeting.hipaa_required') return <HipaaNeeded severity="warning" text={said} />
  return (
    <Alert severity="warning" sx={{ mb: 2 }} aria-live="polite">
      {said}
    </Alert>
  )
}

function statusLine(meeting: MeetingDetails, me: ReturnType<typeof useMe>): string | undefined {
  if (meeting.status === 'started') return hasJoined(meeting, me) ? 'live-sessions.present.you' : 'live-sessions.open'
  return hosts(meeting, me) ? undefined : 'live-sessions.waiting'
}
