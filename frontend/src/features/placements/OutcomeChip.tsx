// What became of a placement among others, as a chip.
import { useTranslate } from 'react-admin'
import { StatusChip } from '../../ui/StatusChip'
import type { Outcome } from './queue'

const LOOKS = {
  approved: { tone: 'success', weight: 'done' },
  denied: { tone: 'error' },
  refused: { tone: 'warning', weight: 'alert' },
  undone: { tone: 'default' },
  open: { tone: 'default' },
} as const

export function OutcomeChip({ kind }: { kind: Outcome['kind'] | 'open' }) {
  const translate = useTranslate()
  return <StatusChip {...LOOKS[kind]} label={translate(`placements.queue.outcome.${kind}`)} />
}
