// One placement: who, where, how it stands, what was said, and the decisions on it.

import { commentOnPlacement, getPlacement } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { DetailsPage } from '../../ui/DetailsPage'
import { ReadFrame } from '../../ui/ReadFrame'
import { Activity } from '../audit/Activity'
import { PlacementLogs } from '../placement-logs/PlacementLogs'
import { applyingMessages } from './applying.messages'
import { ChangeDaysButton } from './ChangeDaysButton'
import { DecisionButtons } from './DecisionButtons'
import { MarkButtons } from './MarkButtons'
import { PartIntents } from './PartIntents'
import { PlacementFacts } from './PlacementAbout'
import { PlacementStatusChip } from './PlacementStatusChip'
import { PlacementSteps } from './PlacementSteps'
import { usePlacementThread } from './PlacementThread'
import { placementName } from './placement-name'
import { mayDecide } from './placement-rights'
import { RevokedNotice } from './RevokedNotice'

export default function PlacementDetailsScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="applying" english={applyingMessages}>
      <PlacementPage key={id} id={id} />
    </ScreenWords>
  )
}

function PlacementPage({ id }: { id: string }) {
  const read = useRead(getPlacement, { params: { id } })
  return <ReadFrame read={read}>{placement => <PlacementView placement={placement} />}</ReadFrame>
}

function PlacementView({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const me = useMe()
  const decides = mayDecide(me)
  return (
    <DetailsPage
      back={{ to: '/applications', label: translate('placements.title') }}
      title={me.user.id === placement.trainee.id ? placement.supervision_site.name : placementName(placement)}
      status={<PlacementStatusChip placement={placement} />}
      intents={
        <>
          {!decides && <ChangeDaysButton placement={placement} />}
          <PartIntents placement={placement} />
          {decides && <DecisionButtons placement={placement} />}
        </>
      }
      {...(decides && { rareIntents: <RareIntents placement={placement} /> })}
      facts={<PlacementFacts placement={placement} />}
      stream={<PlacementActivity placement={placement} />}
    >
      <RevokedNotice placement={placement} />
      <PlacementSteps placement={placement} />
      <LoggedDays placement={placement} />
    </DetailsPage>
  )
}

const RareIntents = ({ placement }: { placement: PlacementDetails }) => (
  <>
    <ChangeDaysButton placement={placement} />
    <MarkButtons placement={placement} />
  </>
)

/** What was logged stays in sight when the approval is taken back. */
function LoggedDays({ placement: { id, status, taken_back } }: { placement: PlacementDetails }) {
  if (status === 'approved') return <PlacementLogs placementId={id} />
  return taken_back?.kind === 'revoked' ? <PlacementLogs placementId={id} isOver /> : null
}

function PlacementActivity({ placement }: { placement: PlacementDetails }) {
  const { user } = useMe()
  const thread = usePlacementThread(placement)
  const request = (body: { readonly body: string }) =>
    requestOf(commentOnPlacement, { params: { id: placement.id }, body })
  return (
    <Activity
      subject="placement"
      id={placement.id}
      thread={{ ...thread, ...(!user.is_impersonating && { request }) }}
    />
  )
}
