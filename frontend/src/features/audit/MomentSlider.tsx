// Goes through the changes of a thing one by one, by the arrow keys too, and says what each changed.
import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import type { HistoryEntry } from '@practicum/shared/features/audit/history.contract'
import { useTranslate } from 'react-admin'
import type { Moment } from './AsOfDialog'
import { HistoryItem } from './HistoryItem'
import { usePastWords, useTypeInWords } from './history-words'

interface OwnChange extends HistoryEntry {
  readonly revision: number
}

/** Those of its own stream, which have an order among each other. */
export const ownChanges = (entries: readonly HistoryEntry[]): readonly OwnChange[] =>
  entries.filter((entry): entry is OwnChange => entry.revision !== null)

/** The last change at a moment; before all of them, the first. */
export function stepAt(changes: readonly OwnChange[], moment: Moment): number {
  const then = changes.findLastIndex(({ revision, occurred_at }) =>
    'revision' in moment ? revision <= moment.revision : occurred_at <= moment.at,
  )
  return Math.max(0, then)
}

interface MomentSliderProps {
  readonly subject: string
  readonly changes: readonly OwnChange[]
  readonly step: number
  readonly onStep: (moment: Moment) => void
}

export function MomentSlider({ subject, changes, step, onStep }: MomentSliderProps) {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const words = usePastWords(subject)
  const shown = changes[step]
  const nameOf = (index: number): string => typeInWords(changes[index]?.type ?? '')
  const go = (_event: unknown, index: number): void => {
    const change = changes[index]
    if (change) onStep({ revision: change.revision })
  }
  return (
    <Box sx={{ px: 1, mb: 1 }}>
      <Slider
        aria-label={translate('audit.as_of.slider')}
        getAriaValueText={nameOf}
        min={0}
        max={changes.length - 1}
        step={1}
        marks
        value={step}
        onChange={go}
      />
      {/* As high as a change of some fields: what stands below keeps its place. */}
      <Box sx={{ minHeight: 96 }}>{shown && <HistoryItem entry={shown} words={words} />}</Box>
    </Box>
  )
}
