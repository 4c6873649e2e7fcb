// The levels of training in their order: made, renamed, moved, archived and brought back.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { orderTrainingLevels } from '@practicum/shared/features/training-plans/changing.contract'
import type { TrainingLevelView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { EmptyState } from '../../ui/list/ListStates'
import { OrderedList } from '../../ui/list/OrderedList'
import { useOrder } from '../../ui/list/use-order'
import { ReadFrame } from '../../ui/ReadFrame'
import { NewLevelButton } from './LevelIntents'
import { LevelRow } from './LevelRow'
import { useLevels } from './use-levels'

export function LevelsPanel() {
  const { read } = useLevels()
  return <ReadFrame read={read}>{({ data }) => <Levels levels={data} reread={() => read.refetch()} />}</ReadFrame>
}

function Levels({ levels, reread }: { levels: readonly TrainingLevelView[]; reread: () => Promise<unknown> }) {
  const translate = useTranslate()
  const { run, refused } = useIntent(orderTrainingLevels)
  const open = levels.filter(({ archived }) => !archived)
  const order = useOrder(open, { save: ids => run({ body: { ids } }), reread, moved: 'plans.level.moved' })
  if (levels.length === 0) {
    return (
      <EmptyState text={translate('plans.level.empty')}>
        <NewLevelButton />
      </EmptyState>
    )
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 280px' }}>
          {translate('plans.level.intro')}
        </Typography>
        <NewLevelButton />
      </Box>
      <OrderedList
        label={translate('plans.tabs.levels')}
        {...{ order, refused }}
        after={levels.filter(({ archived }) => archived).map(level => <LevelRow key={level.id} level={level} />)}
      >
        {(level, steps) => <LevelRow key={level.id} level={level} {...steps} />}
      </OrderedList>
    </>
  )
}
