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
import { useRead } from '../../providers/use-query'
import { AskedButton } from '../../ui/AskedButton'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
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
  const step = useStep('renew')
  return (
    <AskedButton
      {...step}
      row={issueCalendarFeed}
      options={{}}
      done={({ path }) => {
        onRenewed(path)
        return ['calendar-feed.renew.done']
      }}
    />
  )
}

function Withdrawing({ onWithdrawn }: { onWithdrawn: () => void }) {
  const step = useStep('withdraw')
  return (
    <AskedButton
      {...step}
      row={withdrawCalendarFeed}
      options={{}}
      danger
      color="error"
      done={() => {
        onWithdrawn()
        return ['calendar-feed.withdraw.done']
      }}
    />
  )
}

/** Whatever reads the address of now gets nothing afterwards, so both are asked about. */
function useStep(step: 'renew' | 'withdraw') {
  const translate = useTranslate()
  const { user } = useMe()
  const words = (key: string): string => translate(`calendar-feed.${step}.${key}`)
  return {
    title: words('title'),
    consequence: words('consequence'),
    confirm: words('button'),
    size: 'small',
    disabled: user.is_impersonating,
  } as const
}
