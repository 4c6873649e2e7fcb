// How far the queue of effects is, and those that were set aside: each is handed back to its consumer by a press.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { UNSENT_SECONDS } from '@practicum/shared/contract/platform-health'
import type { AnswerOf } from '@practicum/shared/contract/row'
import {
  platformQueues,
  repeatEffects,
  type SetAsideEffect,
} from '@practicum/shared/features/dashboards/queues.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { AskedButton } from '../../ui/AskedButton'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToldIntent } from '../../ui/use-told-intent'

type Queues = AnswerOf<typeof platformQueues>

/** It changes by itself. */
const ASKED_EVERY_MS = 15_000
const MINUTE = 60

export function QueuedEffects() {
  const translate = useTranslate()
  const read = useRead(platformQueues, {}, { everyMs: ASKED_EVERY_MS })
  return (
    <TitledPaper id="queued-effects" title={translate('queues.effects.title')}>
      <ReadFrame read={read}>{queues => <Shown queues={queues} />}</ReadFrame>
    </TitledPaper>
  )
}

function Shown({ queues: { unsent_seconds, tries, total, effects } }: { queues: Queues }) {
  const translate = useTranslate()
  const words = (key: string, more = {}): string => translate(`queues.effects.${key}`, more)
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {words('about', { tries })}
      </Typography>
      <Typography sx={{ mt: 1 }}>{words(...howFar(unsent_seconds))}</Typography>
      <Typography>{total === 0 ? words('none') : words('total', { smart_count: total })}</Typography>
      {total > effects.length && <Typography>{words('some', { shown: effects.length })}</Typography>}
      <Box
        component="ul"
        aria-label={words('list')}
        sx={{ listStyle: 'none', m: 0, p: 0, '& li': { py: 1.5, borderBottom: 1, borderColor: 'divider' } }}
      >
        {effects.map(effect => (
          <Effect key={`${effect.event_id} ${effect.consumer}`} effect={effect} />
        ))}
      </Box>
      {total > 1 && (
        <Box sx={{ mt: 2 }}>
          <AskedButton
            row={repeatEffects}
            options={{ body: {} }}
            title={words('all_title')}
            consequence={words('all_text')}
            confirm={words('all')}
            done={({ asked }) => ['queues.effects.asked', { args: { smart_count: asked } }]}
          />
        </Box>
      )}
    </>
  )
}

function howFar(seconds: number | null): readonly [key: string, more?: object] {
  if (seconds === null) return ['unknown']
  return seconds <= UNSENT_SECONDS ? ['on_time'] : ['waits', { smart_count: Math.round(seconds / MINUTE) }]
}

function Effect({ effect }: { effect: SetAsideEffect }) {
  const translate = useTranslate()
  const { event_id, consumer, thing, failure, since, again_since } = effect
  const { run, running } = useToldIntent(repeatEffects)
  const words = (key: string, more = {}): string => translate(`queues.effects.${key}`, more)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography>{words('line', { consumer, thing })}</Typography>
        <Typography variant="body2" color="textSecondary">
          {words('since')} <InstantText at={since} clock /> · {words('failure')}:{' '}
          <code>{failure ?? words('unknown_failure')}</code>
        </Typography>
        {again_since && (
          <Typography variant="body2" color="textSecondary">
            {words('again_since')} <InstantText at={again_since} clock />
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        loading={running}
        disabled={again_since !== null}
        aria-label={words('again_named', { consumer, event: event_id })}
        onClick={() =>
          void run({ body: { event_id } }, ({ asked }) => ['queues.effects.asked', { args: { smart_count: asked } }])
        }
      >
        {words('again')}
      </Button>
    </Box>
  )
}
