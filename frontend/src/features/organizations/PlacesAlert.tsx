// Warns whoever looks after an organization while there is still room.
import Alert from '@mui/material/Alert'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { useTranslate } from 'react-admin'

/** From this share of the limit on. */
const NEAR = 0.9

export function PlacesAlert({ places }: Pick<OrganizationDetails, 'places'>) {
  const translate = useTranslate()
  if (!places || places.taken < NEAR * places.limit) return null
  const isFull = places.taken >= places.limit
  return (
    <Alert severity="warning">
      {translate(`institution.limit.${isFull ? 'full' : 'near'}`, {
        ...places,
        smart_count: places.limit - places.taken,
      })}
    </Alert>
  )
}
