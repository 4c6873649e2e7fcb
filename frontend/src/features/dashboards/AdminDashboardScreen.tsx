// The dashboard of admins: what each feature puts on it.
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useFeatures } from '../../app/feature'
import { PageHeader } from '../../ui/PageHeader'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { PlatformPanel } from './PlatformPanel'

export default function AdminDashboardScreen() {
  const translate = useTranslate()
  const features = useFeatures()
  return (
    <>
      <PageHeader title={translate('dashboards.admin')} />
      <Stack spacing={3}>
        <PlatformPanel />
        <Suspense fallback={<PageSkeleton />}>
          {features.map(({ name, slots }) => slots?.adminDashboard && <slots.adminDashboard key={name} />)}
        </Suspense>
      </Stack>
    </>
  )
}
