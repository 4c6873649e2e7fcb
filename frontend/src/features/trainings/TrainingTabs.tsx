// The trainings of one trainee by time: on a line, and those before, the one that runs, and what comes next.
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { TrainingSummary } from './TrainingSummary'
import { TrainingTimeline } from './TrainingTimeline'

const TABS = ['previous', 'current', 'next'] as const
type Tab = (typeof TABS)[number]

const STATE_OF = { previous: 'previous', current: 'current', next: 'future' } as const

export function TrainingTabs({ trainings }: { trainings: readonly TrainingView[] }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<Tab>('current')
  const of = (tab: Tab) => trainings.filter(({ state }) => state === STATE_OF[tab])
  const tabs = TABS.filter(tab => tab !== 'previous' || of(tab).length > 0)
  // The last one of before may be deleted while it is looked at.
  const shown = tabs.includes(open) ? open : 'current'
  return (
    <>
      {trainings.length > 0 && <TrainingTimeline trainings={trainings} />}
      <TabBar
        ground="paper"
        label={translate('assigned.own_label')}
        tabs={tabs.map(key => ({ key, label: translate(`assigned.state.${key}`) }))}
        open={shown}
        onOpen={key => setOpen(key as Tab)}
      />
      <TabPanel tab={shown}>
        <Stack spacing={3}>
          {of(shown).map(training => (
            <TrainingSummary key={training.id} training={training} />
          ))}
          {of(shown).length === 0 && shown !== 'previous' && (
            <Typography color="textSecondary">{translate(`assigned.none.${shown}`)}</Typography>
          )}
        </Stack>
      </TabPanel>
    </>
  )
}
