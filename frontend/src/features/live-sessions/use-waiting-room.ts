// Keeps the waiting room true: read once, again at every push of its channel, and every half minute while no push can arrive.
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { waitingRoom as waitingRoomRow } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { INVALID_ROOM } from '@practicum/shared/features/live-sessions/waiting-room.invalid'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Api } from '../../providers/api'
import { isFailure } from '../../providers/api-failure'
import { createRealtime } from '../../providers/realtime'
import { useApi } from '../../providers/session'
import { openSocket } from '../../providers/socket'
import { broadcastingAuth, waitingRoom } from './waiting-room.rows'

export type WaitingRoom = AnswerOf<typeof waitingRoomRow>

export interface WaitingRoomState {
  /** Undefined until it has been read. */
  readonly room: WaitingRoom | undefined
  /** The last reading failed; what is shown may be old. */
  readonly failed: boolean
  readonly reload: () => Promise<void>
}

export const POLL_MS = 30_000

/** A code that cannot even be asked for opens nothing. */
const NO_SUCH_CODE = [400, 404, 414, 422]

async function readRoom(api: Api, code: string): Promise<WaitingRoom | undefined> {
  if (code === '') return INVALID_ROOM
  try {
    return await api.call(waitingRoom, { params: { code } })
  } catch (error) {
    if (!isFailure(error)) throw error
    return NO_SUCH_CODE.includes(error.status) ? INVALID_ROOM : undefined
  }
}

export function useWaitingRoom(code: string): WaitingRoomState {
  const api = useApi()
  const [room, setRoom] = useState<WaitingRoom>()
  const [failed, setFailed] = useState(false)
  const asked = useRef(0)

  const reload = useCallback(async (): Promise<void> => {
    const turn = ++asked.current
    const found = await readRoom(api, code)
    // A later reading has been asked for: its answer is the newer one.
    if (turn !== asked.current) return
    setFailed(found === undefined)
    if (found) setRoom(found)
  }, [api, code])

  useEffect(() => void reload(), [reload])
  const heard = useRoomChannel(api, room?.channel ?? null, reload)
  useEffect(() => {
    if (code === '') return
    const timer = setInterval(() => {
      if (!heard.current) void reload()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [code, heard, reload])
  return { room, failed, reload }
}

/** Tells whether pushes of the channel arrive at the moment. */
function useRoomChannel(api: Api, channel: string | null, reload: () => Promise<void>) {
  const heard = useRef(false)
  useEffect(() => {
    if (channel === null) return
    let closed = false
    let stop = (): void => undefined
    const listen = async (): Promise<void> => {
      const socket = await openSocket()
      if (closed) return void socket.disconnect()
      socket.on('disconnect', () => {
        heard.current = false
      })
      const realtime = createRealtime({
        socket,
        authorize: async (channel_name, socket_id) => {
          const { auth } = await api.call(broadcastingAuth, { body: { channel_name, socket_id } })
          heard.current = true
          // Once the channel is asked for: the session may have started since the room was read.
          setTimeout(() => void reload())
          return auth
        },
        onGap: () => void reload(),
      })
      realtime.listen(channel, () => void reload())
      stop = () => realtime.stop()
    }
    // Without a socket the page goes on asking.
    listen().catch(() => undefined)
    return () => {
      closed = true
      heard.current = false
      stop()
    }
  }, [api, channel, reload])
  return heard
}
