// What is known of a thing's past: the newest, and as much of what was before as was asked for.
import { type HistoryEntry, history } from '@practicum/shared/features/audit/history.contract'
import { useState } from 'react'
import { useApi } from '../../providers/session'
import { useRead } from '../../providers/use-query'
import { useEarlier } from '../../ui/use-earlier'
import { useFeatureOf } from './history-words'

const NOTHING_YET: readonly HistoryEntry[] = []

export function useHistory(subject: string, id: string) {
  const api = useApi()
  const read = useRead(history, { params: { subject, id } }, { alsoOn: [useFeatureOf(subject)] })
  const newest = read.data?.entries ?? NOTHING_YET
  const [more, setMore] = useState(false)
  const { shown, asking, showEarlier } = useEarlier(newest, async before => {
    const page = await api.call(history, { params: { subject, id }, query: { before } })
    setMore(page.earlier)
    return page.entries
  })
  // The newest alone say it while nothing before them is shown.
  const hidden = shown.length === newest.length ? (read.data?.earlier ?? false) : more
  return { read, shown, hidden, asking, showEarlier }
}
export type History = ReturnType<typeof useHistory>
