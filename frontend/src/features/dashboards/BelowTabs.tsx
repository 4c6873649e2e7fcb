// What features add below the tabs of the dashboard of a role, once what stands above it has its height.
import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { AfterLoad } from '../../ui/AfterLoad'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { useNear } from '../../ui/use-near'

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
      <Near>{panels}</Near>
    </AfterLoad>
  )
}

/** Fetched when somebody comes near: the code of a dashboard is what is seen of it. */
function Near({ children }: { children: ReactNode }) {
  const [place, near] = useNear<HTMLDivElement>()
  return (
    <Box ref={place} sx={{ mt: 4, minHeight: 1 }}>
      {near && children}
    </Box>
  )
}
