// Keeps the screen true: one socket for the application, the private channel refreshing what it names, and hooks for the rest.
import { broadcastingAuth, currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { createFreshness, featuresOf } from '../../providers/freshness'
import { useMe } from '../../providers/me'
import { createRealtime, type Push, type Realtime } from '../../providers/realtime'
import { useSession } from '../../providers/session'
import { openSocket } from '../../providers/socket'
import { useFreshness } from '../../providers/use-freshness'

export const LiveContext = createContext<Realtime | undefined>(undefined)

/** Hears the pushes of one channel while the component is shown. */
export function useChannel(channel: string, hear: (push: Push) => void): void {
  const realtime = useContext(LiveContext)
  const latest = useRef(hear)
  latest.current = hear
  useEffect(() => realtime?.listen(channel, push => latest.current(push)), [realtime, channel])
}

export function LiveProvider({ children }: { children: ReactNode }) {
  const { api } = useSession()
  const client = useQueryClient()
  const [realtime, setRealtime] = useState<Realtime>()
  useEffect(() => {
    let opened: Realtime | undefined
    let closed = false
    void openSocket().then(socket => {
      if (closed) return socket.disconnect()
      opened = createRealtime({
        socket,
        authorize: async (channel_name, socket_id) =>
          (await api.call(broadcastingAuth, { body: { channel_name, socket_id } })).auth,
        onGap: () => createFreshness(client).allTouched(),
      })
      setRealtime(opened)
    })
    return () => {
      closed = true
      opened?.stop()
    }
  }, [api, client])
  return (
    <LiveContext.Provider value={realtime}>
      <Refresher />
      {children}
    </LiveContext.Provider>
  )
}

/** Being on the presence channel is what makes a person count as online. */
const PRESENCE = 'presence-login'

/** Of the session as it is now: whoever has signed in again over the page has another. */
function useOwnChannel(): string {
  const { api } = useSession()
  const { user } = useMe()
  const { data } = useQuery({
    queryKey: ['sessions', 'channel'],
    queryFn: async () => (await api.call(currentUser, {})).channel,
    initialData: user.channel,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { ofSession: true },
  })
  return data
}

function Refresher() {
  const channel = useOwnChannel()
  const { user } = useMe()
  const { renew } = useSession()
  const freshness = useFreshness()
  useChannel(channel, ({ payload }) => {
    freshness.touched(featuresOf(payload))
    // How an organization is called, looks and speaks is told with the session, not by a read.
    if (user.positions.some(({ organization_id }) => organization_id === payload.id)) void renew()
  })
  useChannel(PRESENCE, () => freshness.touched(['online']))
  return null
}
