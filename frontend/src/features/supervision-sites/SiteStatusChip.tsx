// How a supervision site stands, in one colour each wherever it is shown.
import type { SiteStatus } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'

export const SITE_TONES: Readonly<Record<SiteStatus, Tone>> = {
  approved: 'success',
  pending: 'warning',
  on_hold: 'warning',
  rejected: 'error',
  closed: 'error',
  expired: 'error',
}

/** Somebody has to do something about these. */
const ALERTS: ReadonlySet<SiteStatus> = new Set(['pending', 'expired'])

export function SiteStatusChip({ status }: { status: SiteStatus }) {
  const weight: Weight = ALERTS.has(status) ? 'alert' : 'quiet'
  return <StatusChip tone={SITE_TONES[status]} weight={weight} label={useTranslate()(`sites.status.${status}`)} />
}
