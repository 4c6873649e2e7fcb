// The secret address of one's calendar: made, renewed and withdrawn here, and shown once.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  calendarFeed,
  issueCalendarFeed,
  withdrawCalendarFeed,
} from '@practicum/shared/features/calendar-feed/calendar-feed.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useIntent } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToast } from '../../ui/toast'
import { useToldIntent } from '../../ui/use-told-intent'
import { feedSectionMessages } from './feed-section.messages'
import { ShownOnce } from './ShownOnce'

export default function CalendarFeedSection() {
  return (
    <ScreenWords name="calendar-feed" english={feedSectionMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const read = useRead(calendarFeed, {})
  const [path, setPath] = useState<string>()
  return (
    <TitledPaper id="account-calendar" title={translate('calendar-feed.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('calendar-feed.about')}
      </Typography>
      <ReadFrame read={read}>
        {({ since }) =>
          since === null && path === undefined ? (
            <NoAddress onMade={setPath} />
          ) : (
            <>
              {path === undefined ? <Kept since={since} /> : <ShownOnce path={path} />}
              <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
                <Renewing onRenewed={setPath} />
                <Withdrawing onWithdrawn={() => setPath(undefined)} />
              </Box>
            </>
          )
        }
      </ReadFrame>
    </TitledPaper>
  )
}

function NoAddress({ onMade }: { onMade: (path: string) => void }) {
  const translate = useTranslate()
  const { user } = useMe()
  const { run, running } = useToldIntent(issueCalendarFeed)
  const make = (): void =>
    void run({}, answer => {
      onMade(answer.path)
      return [translate('calendar-feed.made')]
    })
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate('calendar-feed.none')}</Typography>
      <Button variant="outlined" size="small" loading={running} disabled={user.is_impersonating} onClick={make}>
        {translate('calendar-feed.make')}
      </Button>
    </>
  )
}

function Kept({ since }: { since: string | null }) {
  const translate = useTranslate()
  return (
    <>
      <Typography>
        {translate('calendar-feed.since')} <InstantText at={since} clock />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('calendar-feed.not_again')}
      </Typography>
    </>
  )
}

function Renewing({ onRenewed }: { onRenewed: (path: string) => void }) {
  const { run, running, refused, reset } = useIntent(issueCalendarFeed)
  const renew = (): Promise<void> => run({}).then(({ path }) => onRenewed(path))
  return <Confirmed step="renew" intent={{ running, refused, reset, run: renew }} />
}

function Withdrawing({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { run, running, refused, reset } = useIntent(withdrawCalendarFeed)
  return <Confirmed step="withdraw" intent={{ running, refused, reset, run: () => run({}).then(onWithdrawn) }} />
}

interface ConfirmedProps {
  readonly step: 'renew' | 'withdraw'
  readonly intent: {
    readonly run: () => Promise<void>
    readonly running: boolean
    readonly refused: readonly string[]
    readonly reset: () => void
  }
}

/** Whatever reads the address of now gets nothing afterwards, so both are asked about. */
function Confirmed({ step, intent: { run, running, refused, reset } }: ConfirmedProps) {
  const translate = useTranslate()
  const toast = useToast()
  const { user } = useMe()
  const [asking, setAsking] = useState(false)
  const words = (key: string): string => translate(`calendar-feed.${step}.${key}`)
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const confirm = (): Promise<void> =>
    run().then(
      () => {
        toast(words('done'))
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={step === 'withdraw' ? 'error' : 'primary'}
        disabled={user.is_impersonating}
        onClick={() => setAsking(true)}
      >
        {words('button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words('title')}
          consequence={words('consequence')}
          confirm={words('button')}
          danger={step === 'withdraw'}
          running={running}
          refused={refused}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  )
}
