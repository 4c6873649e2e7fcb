// A level of training in its place, and what is done with it.
import Archive from '@mui/icons-material/ArchiveOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Unarchive from '@mui/icons-material/UnarchiveOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TrainingLevelView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { LineIntent, LineIntents, MoveIntents, OrderedLine } from '../../ui/list/OrderedList'
import { StatusChip } from '../../ui/StatusChip'
import { ArchiveLevelDialog, LevelFormDialog, useRestoreLevel } from './LevelIntents'

interface LevelRowProps {
  readonly level: TrainingLevelView
  /** Absent: it is archived, and stands in no order. */
  readonly place?: number
  readonly onUp?: (() => void) | undefined
  readonly onDown?: (() => void) | undefined
}

export function LevelRow({ level, place, onUp, onDown }: LevelRowProps) {
  const translate = useTranslate()
  const { id, name, archived, plans } = level
  return (
    <OrderedLine>
      <Box sx={{ width: 20, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{place}</Box>
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/training-levels/${id}`} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate('plans.level.plans', { smart_count: plans })}
        </Box>
      </Box>
      {archived && <StatusChip tone="default" label={translate('plans.archived')} />}
      <LineIntents>
        {!archived && (
          <MoveIntents
            up={translate('plans.level.up', { name })}
            down={translate('plans.level.down', { name })}
            {...{ onUp, onDown }}
          />
        )}
        {archived ? <Restore level={level} /> : <Change level={level} />}
      </LineIntents>
    </OrderedLine>
  )
}

function Change({ level }: { level: TrainingLevelView }) {
  const translate = useTranslate()
  const { name } = level
  const [open, setOpen] = useState<'rename' | 'archive'>()
  const close = (): void => setOpen(undefined)
  return (
    <>
      <LineIntent label={translate('plans.level.rename_of', { name })} onPress={() => setOpen('rename')}>
        <Edit fontSize="small" />
      </LineIntent>
      <LineIntent label={translate('plans.level.archive_of', { name })} onPress={() => setOpen('archive')}>
        <Archive fontSize="small" />
      </LineIntent>
      {open === 'rename' && <LevelFormDialog level={level} onClose={close} />}
      {open === 'archive' && <ArchiveLevelDialog level={level} onClose={close} />}
    </>
  )
}

function Restore({ level }: { level: TrainingLevelView }) {
  const translate = useTranslate()
  const { restore, running } = useRestoreLevel(level)
  return (
    <LineIntent
      label={translate('plans.level.restore_of', { name: level.name })}
      onPress={running ? undefined : restore}
    >
      <Unarchive fontSize="small" />
    </LineIntent>
  )
}
