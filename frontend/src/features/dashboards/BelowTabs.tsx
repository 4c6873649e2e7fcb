// What features add below the tabs of the dashboard of a role.
import { Suspense } from 'react'
import { useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { PageSkeleton } from '../../ui/PageSkeleton'

export function BelowTabs() {
  const { role } = useMe()
  const features = useFeatures()
  return features.flatMap(({ name, slots }) =>
    (slots?.roleDashboards ?? [])
      .filter(({ roles }) => roles.includes(role))
      .map(({ panel: Panel }) => (
        <Suspense key={name} fallback={<PageSkeleton />}>
          <Panel />
        </Suspense>
      )),
  )
}
