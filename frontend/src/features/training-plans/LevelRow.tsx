// A level of training in its place, and what is done with it.
import Archive from '@mui/icons-material/ArchiveOutlined'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Edit from '@mui/icons-material/EditOutlined'
import Unarchive from '@mui/icons-material/UnarchiveOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TrainingLevelView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { IntentIcon } from '../../ui/IntentIcon'
import { StatusChip } from '../../ui/StatusChip'
import { ArchiveLevelDialog, LevelFormDialog, useRestoreLevel } from './LevelIntents'

interface LevelRowProps {
  readonly level: TrainingLevelView
  /** The first at 1; 0: archived. */
  readonly place: number
  /** Absent: it cannot be moved there. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
}

export function LevelRow({ level, place, onUp, onDown }: LevelRowProps) {
  const translate = useTranslate()
  const { id, name, archived, plans } = level
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ width: 20, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{place > 0 && place}</Box>
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={`/training-levels/${id}`} sx={{ fontWeight: 600 }}>
          {name}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate('plans.level.plans', { smart_count: plans })}
        </Box>
      </Box>
      {archived && <StatusChip tone="default" label={translate('plans.archived')} />}
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {!archived && <Move name={name} up={onUp} down={onDown} />}
        {archived ? <Restore level={level} /> : <Change level={level} />}
      </Box>
    </Box>
  )
}

function Move({ name, up, down }: { name: string; up: LevelRowProps['onUp']; down: LevelRowProps['onDown'] }) {
  const translate = useTranslate()
  return (
    <>
      <Icon label={translate('plans.level.up', { name })} onPress={up}>
        <ArrowUpward fontSize="small" />
      </Icon>
      <Icon label={translate('plans.level.down', { name })} onPress={down}>
        <ArrowDownward fontSize="small" />
      </Icon>
    </>
  )
}

function Change({ level }: { level: TrainingLevelView }) {
  const translate = useTranslate()
  const { name } = level
  const [open, setOpen] = useState<'rename' | 'archive'>()
  const close = (): void => setOpen(undefined)
  return (
    <>
      <Icon label={translate('plans.level.rename_of', { name })} onPress={() => setOpen('rename')}>
        <Edit fontSize="small" />
      </Icon>
      <Icon label={translate('plans.level.archive_of', { name })} onPress={() => setOpen('archive')}>
        <Archive fontSize="small" />
      </Icon>
      {open === 'rename' && <LevelFormDialog level={level} onClose={close} />}
      {open === 'archive' && <ArchiveLevelDialog level={level} onClose={close} />}
    </>
  )
}

function Restore({ level }: { level: TrainingLevelView }) {
  const translate = useTranslate()
  const { restore, running } = useRestoreLevel(level)
  return (
    <Icon label={translate('plans.level.restore_of', { name: level.name })} onPress={running ? undefined : restore}>
      <Unarchive fontSize="small" />
    </Icon>
  )
}

function Icon({ label, onPress, children }: { label: string; onPress: LevelRowProps['onUp']; children: ReactNode }) {
  return (
    <IntentIcon label={label} said={label} describes={false} disabled={!onPress} onPress={() => onPress?.()}>
      {children}
    </IntentIcon>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const
