// What the first screen asks first: asked as soon as its code is there, while everything around it is still to be drawn.
import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import type { Api } from '../providers/api'
import type { Me } from '../providers/me'
import { fetchAhead } from '../ui/lazy-with-retry'
import type { Feature } from './feature'
import { mayOpen, type ScreenRoute } from './routes'

export interface Asking {
  readonly api: Api
  readonly client: QueryClient
  readonly dataProvider: DataProvider
  readonly features: readonly Feature[]
  readonly me: Me
}

/** What it keeps nobody watches yet: answers draw nothing. */
export type Asks = (asking: Asking) => void

/** Fetches the code of a screen, and asks for it where this person may open it; whoever shows it sees to failures. */
export async function askAhead(route: ScreenRoute, asking: Asking): Promise<void> {
  if (!('screen' in route)) return
  fetchAhead(route.screen)
  const { role } = asking.me
  if (!mayOpen(route, role) || route.insteadFor?.[role]) return
  const asks = await route.asks?.().catch(() => undefined)
  asks?.(asking)
}
