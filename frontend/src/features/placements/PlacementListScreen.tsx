// The page of all placements of the current position.
import { useTranslate } from 'react-admin'
import { PageHeader } from '../../ui/PageHeader'
import { PlacementList } from './PlacementList'

export default function PlacementListScreen() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('placements.title')} />
      <PlacementList />
    </>
  )
}
