// Whether supervisors and faculty are asked for their profile: until it is saved or they say that they want none; after the terms, which come first.
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const AskedProfile = lazyWithRetry(() => import('./AskedProfile'))

/** In pixels, also while it is fetched: nothing below moves. */
const HEIGHT = { xs: 90, sm: 53 }

export function ProfilePrompt() {
  const { user, role } = useMe()
  const isAsked = user.supervisor_profile_prompt && (role === 'supervisor' || role === 'faculty')
  return isAsked && !user.is_impersonating && user.has_accepted_terms && user.has_accepted_privacy ? (
    <Suspense fallback={<Box sx={{ minHeight: HEIGHT, mb: 3 }} />}>
      <AskedProfile />
    </Suspense>
  ) : null
}
