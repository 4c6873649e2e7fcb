// Sites that are called alike, shown while the name of a new one is typed.
import Alert from '@mui/material/Alert'
import { similarSites } from '@practicum/shared/features/supervision-sites/asking.contract'
import { useTranslate } from 'react-admin'
import { type Control, useWatch } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { useSettled } from '../../ui/use-settled'
import type { SiteValues } from './site-form'

/** Of fewer letters there would be too many. */
const ASKED_FROM = 3
const RESTED_MS = 400

export function SimilarSites({ control }: { control: Control<SiteValues> }) {
  const translate = useTranslate()
  const name = useSettled(useWatch({ control, name: 'name' }).trim(), RESTED_MS)
  const enabled = name.length >= ASKED_FROM
  const { data } = useRead(similarSites, { query: { name } }, { enabled, keepPrevious: true })
  if (!enabled || !data || data.data.length === 0) return null
  const named = data.data.map(site => [site.name, site.department, site.city].filter(Boolean).join(', '))
  return (
    <Alert severity="warning" role="status">
      {translate('sites.similar')} {named.join('; ')}
    </Alert>
  )
}
