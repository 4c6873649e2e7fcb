// Joins a session from where one is told that it has begun, as long as one may; the same intent as on its page.
import { getMeeting } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { ToldOf } from '../../app/feature'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { useReader } from '../../ui/use-reader'
import { JoinButton } from './StepButtons'
import { mayTake, whyNotEnter } from './session-rights'

/** Of what began earlier, and by whom could not join, nothing is asked: reading a session is recorded as access to it. */
const JOINABLE_FOR_MS = 4 * 3_600_000

export default function JoinInPlace({ id, at }: ToldOf) {
  const me = useMe()
  const { now } = useReader()
  const lately = now.getTime() - Date.parse(at) < JOINABLE_FOR_MS
  const enabled = lately && !me.user.is_impersonating && !whyNotEnter(me)
  const { data: meeting } = useRead(getMeeting, { params: { id } }, { enabled })
  return enabled && meeting && mayTake('join', meeting, me) ? <JoinButton meeting={meeting} small /> : null
}
