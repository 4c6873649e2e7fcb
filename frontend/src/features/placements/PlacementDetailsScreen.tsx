// One placement: who, where, how it stands, what was said, and the decisions on it.

import { commentOnPlacement, getPlacement } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBadge, TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { DecisionButtons } from './DecisionButtons'
import { NextSteps } from './NextSteps'
import { PlacementAbout } from './PlacementAbout'
import { PlacementStatusChip } from './PlacementStatusChip'
import { PlacementThread } from './PlacementThread'
import { mayDecide } from './placement-rights'
import { RevokedNotice } from './RevokedNotice'

const TABS = ['about', 'comments', 'history'] as const

export default function PlacementDetailsScreen() {
  const { id = '' } = useParams()
  return <PlacementPage key={id} id={id} />
}

function PlacementPage({ id }: { id: string }) {
  const read = useRead(getPlacement, { params: { id } })
  return <ReadFrame read={read}>{placement => <PlacementView placement={placement} />}</ReadFrame>
}

function PlacementView({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const me = useMe()
  const [tab, open] = useTabs('placement', TABS)
  const label = (key: string): string => translate(`placements.details.${key}`)
  const badge = <TabBadge count={placement.comments_count} />
  return (
    <>
      <PageHeader
        back={{ to: '/applications', label: translate('placements.title') }}
        title={placement.supervision_site.name}
        about={placement.trainee.name}
        status={<PlacementStatusChip placement={placement} />}
        intents={mayDecide(me) && <DecisionButtons placement={placement} />}
      />
      <TabBar
        label={label('label')}
        tabs={TABS.map(key => ({ key, label: label(key), ...(key === 'comments' && { badge }) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && (
          <>
            <RevokedNotice placement={placement} />
            <NextSteps placement={placement} />
            <PlacementAbout placement={placement} />
          </>
        )}
        {tab === 'comments' && <PlacementComments placement={placement} />}
        {tab === 'history' && <HistoryPanel subject="placement" id={placement.id} />}
      </TabPanel>
    </>
  )
}

function PlacementComments({ placement }: { placement: PlacementDetails }) {
  const { user } = useMe()
  const request = (body: { readonly body: string }) =>
    requestOf(commentOnPlacement, { params: { id: placement.id }, body })
  return <PlacementThread placement={placement} {...(!user.is_impersonating && { request })} />
}
