// Says as whom one acts and until when, stays in sight, and leads back.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { endLoginAs } from '@practicum/shared/features/login-as/login-as.contract'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useApi } from '../../providers/session'
import { useIntent } from '../../providers/use-intent'
import { instantByClock } from '../../ui/dates'
import { TOP_BAR_HEIGHT } from '../../ui/sizes'
import { useReader } from '../../ui/use-reader'
import { actingMessages } from './acting.messages'
import { useBecome } from './use-become'

/** So long before its end one goes on as oneself, while that can still be asked for. */
const BEFORE_END_MS = 10_000

export default function ActingBar({ until }: { until: string }) {
  return (
    <ScreenWords name="acting" english={actingMessages}>
      <Bar until={until} />
    </ScreenWords>
  )
}

function Bar({ until }: { until: string }) {
  const translate = useTranslate()
  const { user } = useMe()
  const reader = useReader()
  const become = useBecome()
  const { run, running, refused } = useIntent(endLoginAs)
  const stop = (): void => void run({}).then(become, () => undefined)
  useShortlyBefore(until, stop)
  return (
    <Box
      component="section"
      aria-label={translate('acting.banner.label')}
      sx={{
        position: 'sticky',
        top: TOP_BAR_HEIGHT + 1,
        zIndex: theme => theme.zIndex.appBar - 1,
        displayPrint: 'none',
      }}
    >
      <Alert
        severity="warning"
        role="status"
        sx={{
          borderRadius: 0,
          borderBottom: 1,
          borderColor: 'warning.main',
          px: { xs: 2, md: 3 },
          alignItems: 'center',
        }}
        action={
          <Button variant="contained" size="small" color="warning" loading={running} onClick={stop}>
            {translate('acting.banner.stop')}
          </Button>
        }
      >
        {translate('acting.banner.text', { name: user.name, until: instantByClock(until, reader) })} {refused.join(' ')}
      </Alert>
    </Box>
  )
}

function useShortlyBefore(until: string, act: () => void): void {
  const { clock } = useApi()
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const left = Date.parse(until) - BEFORE_END_MS - clock.now()
    const timer = setTimeout(() => latest.current(), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [until, clock])
}
