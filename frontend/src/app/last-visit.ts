// Remembers the page shown, so that the next sign-in can lead back to it.
import { saveLastRoute } from '@practicum/shared/features/sessions/sessions.contract'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '../providers/me'
import { useSession } from '../providers/session'
import { routesOf, useFeatures } from './feature'
import { ruleOf } from './routes'

/** A page passed through faster than this was not a visit. */
const SETTLE_MS = 1_000

/** Saves the current address; never one without a screen, nor while an admin acts as somebody. A failure to save concerns nobody. */
export function useSaveVisit(): () => void {
  const { api } = useSession()
  const { user } = useMe()
  const { pathname, search, hash } = useLocation()
  const path = `${pathname}${search}${hash}`
  const rule = ruleOf(routesOf(useFeatures()), pathname)
  const [isScreen, logging_in] = [rule !== undefined, rule?.loggingIn === true]
  return useCallback(() => {
    if (!isScreen || user.is_impersonating) return
    api.call(saveLastRoute, { body: { path, ...(logging_in && { logging_in }) } }).catch(() => undefined)
  }, [api, path, isScreen, logging_in, user.is_impersonating])
}

export function useRememberVisits(): void {
  const save = useSaveVisit()
  useEffect(() => {
    const timer = setTimeout(save, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [save])
}
