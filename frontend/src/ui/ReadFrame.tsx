// The states of a page about one thing: its shape while it loads, a sentence when it cannot be had, else the thing.
import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import type { ApiFailure } from '../providers/api-failure'
import { type RouteFlags, showFailure } from '../providers/show-failure'
import { PageMessage } from './PageMessage'
import { PageSkeleton } from './PageSkeleton'

export interface ReadFrameProps<Data> {
  readonly read: UseQueryResult<Data, ApiFailure>
  /** How failures are shown at this address. */
  readonly flags?: RouteFlags
  readonly children: (data: Data) => ReactNode
}

/** Gone, or never there for this reader: the server tells these two apart from nobody. */
const MISSING = 404

export function ReadFrame<Data>({ read, flags = {}, children }: ReadFrameProps<Data>) {
  const translate = useTranslate()
  // What is gone since it was read is not shown any more: nothing on it can be done.
  if (read.error?.status === MISSING) return <Missing wasHere={read.data !== undefined} />
  if (read.data !== undefined) return <>{children(read.data)}</>
  if (!read.error) return <PageSkeleton />
  const shown = showFailure(read.error, flags, translate)
  if (shown.kind !== 'modal') return null
  return (
    <PageMessage title={shown.heading ?? translate('app.errors.modal')} text={shown.lines.join(' ')}>
      <Button variant="outlined" onClick={() => void read.refetch()}>
        {translate('app.errors.try_again')}
      </Button>
    </PageMessage>
  )
}

/** Of `/tasks/assigned/7`, and of `/admin/users/edit/7`. */
const LIST = /^\/(?:admin\/)?[^/]*/

/** Leads to the list that the address stands under. */
function Missing({ wasHere }: { wasHere: boolean }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <PageMessage
      title={translate(wasHere ? 'app.gone.since_title' : 'app.errors.title.404')}
      text={translate(wasHere ? 'app.gone.since' : 'app.gone.text')}
    >
      <Button component={Link} to={LIST.exec(pathname)?.[0] ?? '/'} variant="contained">
        {translate('app.gone.list')}
      </Button>
    </PageMessage>
  )
}
