// The page of all placements of the current position.

import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { PageHeader } from '../../ui/PageHeader'
import { PlacementList } from './PlacementList'
import { mayDecide } from './placement-rights'
import { ReviewQueueButton } from './ReviewQueueButton'

export default function PlacementListScreen() {
  const translate = useTranslate()
  const me = useMe()
  return (
    <>
      <PageHeader title={translate('placements.title')} intents={mayDecide(me) && <ReviewQueueButton />} />
      <PlacementList />
    </>
  )
}
