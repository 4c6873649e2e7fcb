// What the directory is narrowed to: how sites stand, where they are, and what they offer.
import { siteAreas } from '@practicum/shared/features/supervision-sites/asking.contract'
import { SITE_CONTRACT_STATUSES } from '@practicum/shared/features/supervision-sites/site-contracts.standing'
import { SITE_STATUSES } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { useFilterValues } from '../../ui/list/filters/FilterChip'
import type { QuickFilter } from '../../ui/list/ListToolbar'
import { NearFilter } from './NearFilter'
import { seesContracts } from './site-rights'
import { useSiteTags } from './use-site-tags'

export function useQuickFilters(): readonly QuickFilter[] {
  const translate = useTranslate()
  const { role } = useMe()
  const chip = (key: string, filter: QuickFilter['filter']): QuickFilter => ({
    label: translate(`sites.filter.${key}`),
    filter,
  })
  return [
    ...(role === 'supervisor' ? [chip('own', { own: true })] : []),
    chip('accepting', { accepting_trainees: true }),
    chip('places_left', { places_left: true }),
    ...(role === 'coordinator' || role === 'faculty'
      ? [chip('published', { published: true }), chip('unpublished', { published: false })]
      : []),
  ]
}

export function SiteFilters() {
  const translate = useTranslate()
  const me = useMe()
  const { tags } = useSiteTags()
  const label = (field: string): string => translate(`sites.field.${field}`)
  const statuses = SITE_STATUSES.map(value => ({ value, label: translate(`sites.status.${value}`) }))
  const contracts = SITE_CONTRACT_STATUSES.map(value => ({ value, label: translate(`sites.contract.status.${value}`) }))
  return (
    <>
      {/* Trainees see what is approved, and nothing else. */}
      {me.role !== 'trainee' && <ChoiceFilter field="status" label={label('status')} choices={statuses} />}
      <AreaFilters />
      <NearFilter />
      {seesContracts(me) && (
        <ChoiceFilter field="contract_status" label={label('contract_status')} choices={contracts} />
      )}
      {tags.length > 0 && (
        <ChoiceFilter
          field="tag_id"
          label={label('tags')}
          choices={tags.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}

/** Counties are those of the chosen state. */
function AreaFilters() {
  const translate = useTranslate()
  const [values] = useFilterValues()
  const [state, county] = [textOf(values.state_id), textOf(values.county)]
  const { data: areas } = useRead(siteAreas, {})
  const { data: within } = useRead(siteAreas, { query: { state_id: state } }, { enabled: state !== undefined })
  // What the address says is shown also where no site is there any more.
  const counties = new Set([...(within?.counties ?? []), ...(county === undefined ? [] : [county])])
  const label = (field: string): string => translate(`sites.field.${field}`)
  return (
    <>
      <ChoiceFilter
        field="state_id"
        label={label('state_id')}
        choices={(areas?.states ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        clears={['county']}
      />
      <ChoiceFilter
        field="county"
        label={label('county')}
        choices={[...counties].map(value => ({ value, label: value }))}
        {...(state === undefined && { none: label('county_first') })}
      />
    </>
  )
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
