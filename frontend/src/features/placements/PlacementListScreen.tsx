// The page of all placements of the current position.
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { PageHeader } from '../../ui/PageHeader'
import { PlacementList } from './PlacementList'
import { ReviewQueueButton } from './ReviewQueueButton'

export default function PlacementListScreen() {
  const translate = useTranslate()
  const { role } = useMe()
  return (
    <>
      <PageHeader title={translate('placements.title')} intents={role === 'coordinator' && <ReviewQueueButton />} />
      <PlacementList />
    </>
  )
}
