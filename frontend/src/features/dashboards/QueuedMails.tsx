// The mails and text messages that wait or have failed, by what they are; each group leads to the list where they are sent again.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type WaitingMail, waitingMails } from '@practicum/shared/features/mails/waiting.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { filterTail } from '../../app/feature'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'
import { TitledPaper } from '../../ui/TitledPaper'

/** It goes on by itself, and is tried again where it was not taken. */
const WAITS: readonly string[] = ['queued', 'sending']

export function QueuedMails() {
  const translate = useTranslate()
  const read = useRead(waitingMails, {})
  return (
    <TitledPaper id="queued-mails" title={translate('queues.mails.title')}>
      <Typography variant="body2" color="textSecondary">
        {translate('queues.mails.about')}
      </Typography>
      <ReadFrame read={read}>{({ data }) => <Groups groups={data} />}</ReadFrame>
    </TitledPaper>
  )
}

function Groups({ groups }: { groups: readonly WaitingMail[] }) {
  const translate = useTranslate()
  if (groups.length === 0) return <Typography sx={{ mt: 1 }}>{translate('queues.mails.none')}</Typography>
  return (
    <Box
      component="ul"
      aria-label={translate('queues.mails.list')}
      sx={{ listStyle: 'none', m: 0, p: 0, '& li': { py: 1.5, borderBottom: 1, borderColor: 'divider' } }}
    >
      {groups.map(group => (
        <Group key={`${group.channel} ${group.kind} ${group.status}`} group={group} />
      ))}
    </Box>
  )
}

function Group({ group }: { group: WaitingMail }) {
  const translate = useTranslate()
  const { channel, subject, status, count, since, attempts, code } = group
  const words = (key: string, more = {}): string => translate(`queues.mails.${key}`, more)
  const stands = translate(`queues.status.${status}`)
  const told = [
    attempts === 0 ? words('untried') : words('attempts', { smart_count: attempts }),
    ...(code === null ? [] : [words('code', { code })]),
  ]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography>{subject}</Typography>
        <Typography variant="body2" color="textSecondary">
          {words(channel === 'text' ? 'texts' : 'count', { smart_count: count })}, {words('since')}{' '}
          <InstantText at={since} clock /> · {told.join(' · ')}
        </Typography>
      </Box>
      <StatusChip
        tone={WAITS.includes(status) ? 'info' : 'warning'}
        weight={WAITS.includes(status) ? 'quiet' : 'alert'}
        label={stands}
      />
      <Button
        component={Link}
        to={`/mails${filterTail({ status })}`}
        size="small"
        aria-label={words('open_named', { status: stands })}
      >
        {words('open')}
      </Button>
    </Box>
  )
}
