// What features add below the tabs of the dashboard of a role, once what stands above it has its height.
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { AfterLoad } from '../../ui/AfterLoad'
import { PageSkeleton } from '../../ui/PageSkeleton'

export function BelowTabs() {
  const { role } = useMe()
  const panels = useFeatures().flatMap(({ name, slots }) =>
    (slots?.roleDashboards ?? [])
      .filter(({ roles }) => roles.includes(role))
      .map(({ panel: Panel }) => (
        <Suspense key={name} fallback={<PageSkeleton />}>
          <Panel />
        </Suspense>
      )),
  )
  return (
    <AfterLoad>
      <Box sx={{ mt: 4 }}>{panels}</Box>
    </AfterLoad>
  )
}
