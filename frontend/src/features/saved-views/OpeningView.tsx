// Around a list: opened without parameters, it goes to the view that its person has chosen to begin with; a link with parameters wins.
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '../../providers/me'
import { ListSkeleton } from '../../ui/list/ListStates'
import { addressOf, useViewsOf } from './use-views'

export function OpeningView({ list, children }: { list: string; children: ReactNode }) {
  const { position } = useMe()
  const { data, waiting } = useOpening(list)
  // What this device remembers spares everybody without a default the wait.
  const [expected, expect] = useStore(`opening.${position.id}.${list}`, false)
  const has = data && data.opening !== undefined
  useEffect(() => {
    if (has !== undefined && has !== expected) expect(has)
  }, [has, expected, expect])
  const shown = useRef(false)
  // What is shown already, and perhaps worked with, stays where it is.
  if (!shown.current && (waiting === 'to go' || (waiting === 'for the answer' && expected))) return <ListSkeleton />
  shown.current = true
  return children
}

/** Goes to the view that the list opens with, once: what is chosen later, in another window too, counts from the next time. */
function useOpening(list: string) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { data, isLate } = useAnswer(list)
  // Pages with tabs write the open one into the address at once: what counts is how it was opened.
  const undecided = useRef(search === '' && hash === '')
  // Without an answer for now, the list is shown as it is, and stays so.
  if (search !== '' || isLate || (data && !data.opening)) undecided.current = false
  const to = undecided.current && data?.opening ? addressOf(data.opening) : undefined
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true })
  }, [to, navigate])
  const waiting = undecided.current && (to === undefined ? 'for the answer' : 'to go')
  return { data, waiting }
}

function useAnswer(list: string) {
  const { data, isPaused, failureCount } = useViewsOf(list)
  if (!data) return { data, isLate: isPaused || failureCount > 0 }
  return { data: { opening: data.data.find(({ id }) => id === data.default_id) }, isLate: false }
}
