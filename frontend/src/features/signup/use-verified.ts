// Hears on the channel of a page that waits when its address is proved: wherever the link of the mail was opened.
import { useEffect } from 'react'
import type { Api } from '../../providers/api'
import { createRealtime, type Push } from '../../providers/realtime'
import { useApi } from '../../providers/session'
import { openSocket } from '../../providers/socket'
import { broadcastingAuth } from './signup.rows'

const isVerified = ({ event, payload }: Push): boolean => event === 'userVerified' && payload.is_verified === true

export function useVerified(waiting: string | undefined, verified: () => void): void {
  const api = useApi()
  useEffect(() => {
    if (waiting === undefined) return
    let closed = false
    let stop = (): void => undefined
    // Without a socket the page waits, and its person signs in by themselves.
    listening(api, `signup.${waiting}`, push => isVerified(push) && verified()).then(
      end => {
        if (closed) end()
        else stop = end
      },
      () => undefined,
    )
    return () => {
      closed = true
      stop()
    }
  }, [api, waiting, verified])
}

async function listening(api: Api, channel: string, hear: (push: Push) => void): Promise<() => void> {
  const realtime = createRealtime({
    socket: await openSocket(),
    authorize: async (channel_name, socket_id) =>
      (await api.call(broadcastingAuth, { body: { channel_name, socket_id } })).auth,
    onGap: () => undefined,
  })
  realtime.listen(channel, hear)
  return () => realtime.stop()
}
