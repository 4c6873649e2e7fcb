// How a contract with a site stands, and in the directory what coordinators have to look at.
import type { ContractStanding } from '@practicum/shared/features/supervision-sites/site-contracts.standing'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'

const LOOKS: Readonly<Record<ContractStanding, readonly [Tone, Weight]>> = {
  running: ['success', 'quiet'],
  ending: ['warning', 'alert'],
  future: ['info', 'quiet'],
  ended: ['default', 'quiet'],
}

export function ContractStandingChip({ standing }: { standing: ContractStanding }) {
  const [tone, weight] = LOOKS[standing]
  return <StatusChip tone={tone} weight={weight} label={useTranslate()(`sites.contract.standing.${standing}`)} />
}

/** Nothing where it goes on, or where contracts are not for this reader. */
export function ContractAlert({ site: { contract_status: status } }: { site: Pick<SiteView, 'contract_status'> }) {
  const translate = useTranslate()
  if (status !== 'ending' && status !== 'ended') return null
  const tone = status === 'ended' ? 'error' : 'warning'
  return <StatusChip tone={tone} weight="alert" label={translate(`sites.contract.status.${status}`)} />
}
