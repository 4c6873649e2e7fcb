// The dashboard of admins: what each feature puts on it, once the figures above it have their height.
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { adminDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { type Feature, useFeatures } from '../../app/feature'
import { useRead } from '../../providers/use-query'
import { InTurn } from '../../ui/AfterLoad'
import { PageHeader } from '../../ui/PageHeader'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { About } from './About'
import { AdminShortcuts } from './AdminShortcuts'
import { PlatformPanel } from './PlatformPanel'
import { Prompts } from './Prompts'

const panelOf = ({ name, slots }: Feature) => (slots?.adminDashboard ? [<slots.adminDashboard key={name} />] : [])

/** How the platform is changes by itself. */
const ASKED_EVERY_MS = 60_000

export default function AdminDashboardScreen() {
  const translate = useTranslate()
  const features = useFeatures()
  const platform = useRead(adminDashboard, {}, { alsoOn: ['people', 'online'], everyMs: ASKED_EVERY_MS })
  return (
    <>
      <PageHeader title={translate('dashboards.admin')} about={<About />} />
      <Prompts />
      <Box sx={{ mb: 3 }}>
        <AdminShortcuts />
      </Box>
      {platform.isLoading ? (
        <PageSkeleton />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <Stack spacing={3}>
            <PlatformPanel read={platform} />
            <InTurn panels={features.flatMap(panelOf)} />
          </Stack>
        </Suspense>
      )}
    </>
  )
}
