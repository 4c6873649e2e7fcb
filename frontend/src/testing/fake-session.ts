// The session of a spec without a whole screen: calls go to a fake server, and nothing happens where the session ends.
import type { InitialState } from '@practicum/shared/features/sessions/page-state.contract'
import { createApi } from '../providers/api'
import type { Arrived } from '../providers/session'
import type { FakeServer } from './fake-server'
import { aState } from './fixtures'

/** Without a state: of a visitor. */
export function fakeSession({ transport }: FakeServer, state: InitialState = aState(null)): Arrived {
  const nothing = (): void => undefined
  return { api: createApi({ transport, onSignedOut: nothing, onIdentityChanged: nothing }), state, leave: nothing }
}
