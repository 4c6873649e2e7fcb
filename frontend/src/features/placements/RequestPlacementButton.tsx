// Opens the request for a placement: by its button, or because the address says so, with the site or the training that it names.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation, useNavigate } from 'react-router'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mayRequest } from './placement-rights'

const RequestPlacementDialog = lazyWithRetry(() => import('./RequestPlacementDialog'))

export const REQUEST_HASH = '#request-placement'
const REQUESTING = `/applications${REQUEST_HASH}`

export function RequestPlacementButton() {
  const translate = useTranslate()
  if (!mayRequest(useMe())) return null
  return (
    <Button component={Link} to={REQUESTING} variant="contained" startIcon={<Add />}>
      {translate('placements.request')}
    </Button>
  )
}

/** As long as the address names it. */
export function RequestedPlacement() {
  const { hash } = useLocation()
  const may = mayRequest(useMe())
  return hash === REQUEST_HASH && may ? <Requesting /> : null
}

/** Closing takes it out of the address. The list below rewrites the rest of it: what it began with is remembered. */
function Requesting() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [asked] = useState(() => new URLSearchParams(search))
  const close = (): void => {
    const rest = new URLSearchParams(search)
    for (const name of ['siteId', 'trainingId']) rest.delete(name)
    void navigate({ pathname, search: rest.toString() }, { replace: true })
  }
  return (
    <Suspense fallback={null}>
      <RequestPlacementDialog
        siteId={asked.get('siteId') ?? undefined}
        trainingId={asked.get('trainingId') ?? undefined}
        onClose={close}
      />
    </Suspense>
  )
}
