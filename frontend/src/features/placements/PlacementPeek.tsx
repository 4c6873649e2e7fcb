// One placement beside its list: how it stands, whose turn it is, its facts, and the decisions on it.
import Box from '@mui/material/Box'
import { getPlacement } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { applyingMessages } from './applying.messages'
import { DecisionButtons } from './DecisionButtons'
import { MarkButtons } from './MarkButtons'
import { PlacementAbout } from './PlacementAbout'
import { PlacementStatusChip } from './PlacementStatusChip'
import { PlacementSteps } from './PlacementSteps'
import { mayDecide } from './placement-rights'
import { RevokedNotice } from './RevokedNotice'

interface PlacementPeekProps {
  readonly placement: PlacementView
}

export default function PlacementPeek({ placement }: PlacementPeekProps) {
  return (
    <ScreenWords name="applying" english={applyingMessages}>
      <Peeked placement={placement} />
    </ScreenWords>
  )
}

function Peeked({ placement: { id } }: PlacementPeekProps) {
  const read = useRead(getPlacement, { params: { id } })
  const me = useMe()
  return (
    <ReadFrame read={read}>
      {placement => (
        <>
          <PlacementStatusChip placement={placement} />
          {mayDecide(me) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <MarkButtons placement={placement} />
              <DecisionButtons placement={placement} />
            </Box>
          )}
          <Box>
            <RevokedNotice placement={placement} />
            <PlacementSteps placement={placement} />
            <PlacementAbout placement={placement} />
          </Box>
        </>
      )}
    </ReadFrame>
  )
}
