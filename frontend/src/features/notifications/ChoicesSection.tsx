// Of what one is told, and how often a mail says how much of it one has not read.
import Typography from '@mui/material/Typography'
import { notificationChoices } from '@practicum/shared/features/notifications/notification-choices.contract'
import { CHANNELS } from '@practicum/shared/features/notifications/notifications.events'
import { textSummary } from '@practicum/shared/features/text-summaries/text-summaries.contract'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { ChoicesTable } from './ChoicesTable'
import { choiceMessages } from './choices.messages'
import { SummaryChoice } from './SummaryChoice'

export default function ChoicesSection() {
  return (
    <ScreenWords name="choices" english={choiceMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const read = useRead(notificationChoices, {})
  const texts = useRead(textSummary, {})
  return (
    <TitledPaper id="account-notifications" title={translate('notifications.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('choices.about')}
      </Typography>
      <SummaryChoice />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('choices.messages')}
      </Typography>
      <ReadFrame read={read}>
        {choices =>
          // Its columns do not change while one reaches for them.
          texts.isPending ? <PageSkeleton /> : <ChoicesTable choices={choices} channels={channelsOf(texts.data)} />
        }
      </ReadFrame>
    </TitledPaper>
  )
}

/** To whoever has given no phone, no text messages are sent. */
const channelsOf = (texts: { readonly phone: string | null } | undefined) =>
  typeof texts?.phone === 'string' ? CHANNELS : CHANNELS.filter(channel => channel !== 'text')
