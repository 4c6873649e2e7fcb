// What the directory is narrowed to: how sites stand, where they are, and what they offer.
import { siteAreas } from '@practicum/shared/features/supervision-sites/asking.contract'
import { SITE_STATUSES } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import type { QuickFilter } from '../../ui/list/ListToolbar'
import { NearFilter } from './NearFilter'
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
  const { role } = useMe()
  const { data: areas } = useRead(siteAreas, {})
  const { tags } = useSiteTags()
  const label = (field: string): string => translate(`sites.field.${field}`)
  const statuses = SITE_STATUSES.map(value => ({ value, label: translate(`sites.status.${value}`) }))
  const states = (areas?.states ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const counties = (areas?.counties ?? []).map(value => ({ value, label: value }))
  return (
    <>
      {/* Trainees see what is approved, and nothing else. */}
      {role !== 'trainee' && <ChoiceFilter field="status" label={label('status')} choices={statuses} />}
      <ChoiceFilter field="state_id" label={label('state_id')} choices={states} />
      <ChoiceFilter field="county" label={label('county')} choices={counties} />
      <NearFilter />
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
