// What is done with a supervision site, as it follows from how it stands: decided, held, closed, published, deleted.

import Button from '@mui/material/Button'
import {
  approveSite,
  closeSite,
  deleteSite,
  holdSite,
  proposeSite,
  publishSite,
  reopenSite,
} from '@practicum/shared/features/supervision-sites/changing.contract'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import type { SiteStatus } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { AskedButton } from '../../ui/AskedButton'
import { useToldIntent } from '../../ui/use-told-intent'
import { EditSiteButton, RejectSiteButton } from './SiteForms'

const TOUCHES = ['dashboards'] as const
const ROWS = {
  approve: approveSite,
  hold: holdSite,
  close: closeSite,
  reopen: reopenSite,
  propose: proposeSite,
} as const
type Move = keyof typeof ROWS

interface OfSite {
  readonly site: SiteView
}

function MoveButton({ site, move, primary = false }: OfSite & { move: Move; primary?: boolean }) {
  const translate = useTranslate()
  const { id, name, version } = site
  return (
    <AskedButton
      row={ROWS[move]}
      options={{ params: { id }, body: { version } }}
      touches={TOUCHES}
      title={translate(`sites.${move}.title`, { name })}
      consequence={translate(`sites.${move}.text`)}
      confirm={translate(`sites.${move}.button`)}
      variant={primary ? 'contained' : 'outlined'}
      done={() => [`sites.${move}.done`, { args: { name } }]}
    />
  )
}

function PublishButton({ site: { id, name, published } }: OfSite) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(publishSite, TOUCHES)
  const key = published ? 'unpublish' : 'publish'
  const change = (): Promise<void> =>
    run({ params: { id }, body: { published: !published } }, () => [`sites.${key}.done`, { args: { name } }])
  return (
    <Button
      variant={published ? 'outlined' : 'contained'}
      loading={running}
      {...(published && { 'aria-label': translate('sites.unpublish.named', { name }) })}
      onClick={() => void change()}
    >
      {translate(`sites.${key}.button`)}
    </Button>
  )
}

function DeleteButton({ site: { id, name } }: OfSite) {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <AskedButton
      row={deleteSite}
      options={{ params: { id } }}
      touches={TOUCHES}
      title={translate('sites.delete.title', { name })}
      consequence={translate('sites.delete.text')}
      confirm={translate('sites.delete.button')}
      danger
      color="error"
      done={() => {
        navigate('/supervisionsites')
        return ['sites.delete.done', { args: { name } }]
      }}
    />
  )
}

const running = (site: SiteView): ReactNode => (
  <>
    <MoveButton site={site} move="close" />
    <MoveButton site={site} move="hold" />
    <PublishButton site={site} />
  </>
)
const stopped = (site: SiteView): ReactNode => <MoveButton site={site} move="reopen" primary />

/** At most one of them primary. */
const BY_STATUS: Readonly<Record<SiteStatus, (site: SiteView) => ReactNode>> = {
  pending: site => (
    <>
      <RejectSiteButton site={site} />
      <MoveButton site={site} move="approve" primary />
    </>
  ),
  rejected: site => <MoveButton site={site} move="approve" primary />,
  approved: running,
  expired: running,
  on_hold: site => (
    <>
      <MoveButton site={site} move="close" />
      {stopped(site)}
    </>
  ),
  closed: stopped,
}

/** Its supervisors change it, and propose again what was rejected. */
export const OwnSiteIntents = ({ site }: OfSite) => (
  <>
    <EditSiteButton site={site} />
    {site.status === 'rejected' && <MoveButton site={site} move="propose" primary />}
  </>
)

export function SiteIntents({ site }: OfSite) {
  return (
    <>
      {!site.has_placements && <DeleteButton site={site} />}
      <EditSiteButton site={site} />
      {BY_STATUS[site.status](site)}
    </>
  )
}
