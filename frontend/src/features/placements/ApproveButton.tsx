// Approves a placement from where it stands among others: asks the same question as its page, and offers to take it back.
import Button from '@mui/material/Button'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useInHand } from '../../ui/in-hand'
import { DecisionQuestion } from './DecisionQuestion'
import { approve, decisionsOn } from './decisions'

/** Nothing where it cannot be approved now; a question that is open stays, and says what has become of it. */
export function ApproveButton({ placement }: { placement: PlacementView }) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  useInHand(asking)
  return (
    <>
      {decisionsOn(placement).includes(approve) && (
        <Button size="small" variant="outlined" onClick={() => setAsking(true)} sx={{ mb: 1 }}>
          {translate('placements.approve.button')}
        </Button>
      )}
      {asking && <DecisionQuestion placement={placement} decision={approve} onClose={() => setAsking(false)} />}
    </>
  )
}
