// The page of all placements of the current position, and over it the request for another one.

import { useTranslate } from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { filterTail } from '../../app/feature'
import { useMe } from '../../providers/me'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { PlacementList } from './PlacementList'
import { PlacementsIntent } from './PlacementsIntent'
import { RequestedPlacement } from './RequestPlacementButton'

/** Filters that links name by one word. */
const NAMED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ready: { status: 'ready' },
  submitted: { status: 'submitted' },
  'signature required': { signature_required: true },
}

export default function PlacementListScreen() {
  const { role } = useMe()
  return role === 'admin' ? <OfNoOrganization /> : <Placements />
}

function OfNoOrganization() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('placements.title')} />
      <EmptyState text={translate('placements.not_member')} />
    </>
  )
}

function Placements() {
  const translate = useTranslate()
  const { search, hash } = useLocation()
  const named = NAMED[new URLSearchParams(search).get('filter')?.replace('_', ' ') ?? '']
  if (named) return <Navigate replace to={`/applications${filterTail(named)}${hash}`} />
  return (
    <>
      <PageHeader title={translate('placements.title')} intents={<PlacementsIntent />} />
      <PlacementList />
      <RequestedPlacement />
    </>
  )
}
