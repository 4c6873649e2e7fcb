// The decisions on one placement: one button for each that is possible now, each asking first and saying what follows.
import Button from '@mui/material/Button'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DecisionQuestion } from './DecisionQuestion'
import { decisionsOn, type PossibleDecision } from './decisions'

export function DecisionButtons({ placement }: { placement: PlacementDetails }) {
  const [asked, setAsked] = useState<PossibleDecision>()
  const translate = useTranslate()
  return (
    <>
      {decisionsOn(placement).map(decision => (
        <Button
          key={decision.key}
          variant={decision.primary ? 'contained' : 'outlined'}
          color={decision.danger ? 'error' : 'primary'}
          onClick={() => setAsked(decision)}
        >
          {translate(`placements.${decision.key}.button`)}
        </Button>
      ))}
      {asked && <DecisionQuestion placement={placement} decision={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
