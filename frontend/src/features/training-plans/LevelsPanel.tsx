// The levels of training in their order: made, renamed, moved, archived and brought back.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { TrainingLevelView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { useTranslate } from 'react-admin'
import { EmptyState } from '../../ui/list/ListStates'
import { ReadFrame } from '../../ui/ReadFrame'
import { NewLevelButton } from './LevelIntents'
import { LevelRow } from './LevelRow'
import { useLevelOrder } from './use-level-order'
import { useLevels } from './use-levels'

export function LevelsPanel() {
  const { read } = useLevels()
  return <ReadFrame read={read}>{({ data }) => <Levels levels={data} />}</ReadFrame>
}

function Levels({ levels }: { levels: readonly TrainingLevelView[] }) {
  const translate = useTranslate()
  const { shown, move, said, refused } = useLevelOrder(levels)
  if (levels.length === 0) {
    return (
      <EmptyState text={translate('plans.level.empty')}>
        <NewLevelButton />
      </EmptyState>
    )
  }
  const open = shown.filter(({ archived }) => !archived)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 280px' }}>
          {translate('plans.level.intro')}
        </Typography>
        <NewLevelButton />
      </Box>
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refused.join(' ')}
        </Alert>
      )}
      <Paper component="ol" variant="outlined" aria-label={translate('plans.tabs.levels')} sx={{ m: 0, p: 0 }}>
        {shown.map(level => {
          const place = open.indexOf(level)
          return (
            <LevelRow
              key={level.id}
              level={level}
              place={place + 1}
              onUp={place > 0 ? () => move(level.id, -1) : undefined}
              onDown={place !== -1 && place < open.length - 1 ? () => move(level.id, 1) : undefined}
            />
          )
        })}
      </Paper>
      <Box role="status" sx={{ mt: 1, minHeight: 24, color: 'text.secondary' }}>
        {said}
      </Box>
    </>
  )
}
