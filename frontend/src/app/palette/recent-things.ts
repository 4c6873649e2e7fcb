// Remembers which things one has opened, by kind and id alone: how they are called, the server says each time, to those who may still see them.
import { isThing, RECENT_SHOWN } from '@practicum/shared/features/search/search.contract'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useMe } from '../../providers/me'
import { type Feature, useFeatures } from '../feature'
import { kindsOf } from './choices'

const PREFIX = 'practicum.recent.'

/** The latest first, each as `kind:id`. `positionId`: as whom they were opened. */
export function recentThings(positionId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + positionId) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string' && isThing(one)) : []
  } catch {
    return []
  }
}

function remember(positionId: string, thing: string): void {
  const others = recentThings(positionId).filter(one => one !== thing)
  try {
    localStorage.setItem(PREFIX + positionId, JSON.stringify([thing, ...others].slice(0, RECENT_SHOWN)))
  } catch {
    // A browser that keeps nothing still finds everything.
  }
}

/** Which thing stands at an address. */
export function thingAt(pathname: string, features: readonly Feature[]): string | undefined {
  for (const { kind, path } of kindsOf(features)) {
    const id = path === undefined ? undefined : matchPath(path, pathname)?.params.id
    if (id !== undefined && isThing(`${kind}:${id}`)) return `${kind}:${id}`
  }
  return undefined
}

export function useRememberThings(): void {
  const { position } = useMe()
  const { pathname } = useLocation()
  useRememberThing(position.id, thingAt(pathname, useFeatures()))
}

export function useRememberThing(positionId: string, thing: string | undefined): void {
  useEffect(() => {
    if (thing !== undefined) remember(positionId, thing)
  }, [positionId, thing])
}
