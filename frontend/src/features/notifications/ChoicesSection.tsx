// Of what one is told: a switch for each kind that one may do without, kept as soon as it is turned.
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import {
  chooseNotifications,
  type NotificationChoice,
  notificationChoices,
} from '@practicum/shared/features/notifications/notification-choices.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToldIntent } from '../../ui/use-told-intent'
import { SummaryChoice } from './SummaryChoice'

export default function ChoicesSection() {
  const translate = useTranslate()
  const read = useRead(notificationChoices, {})
  return (
    <TitledPaper id="account-notifications" title={translate('notifications.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('notifications.choices.about')}
      </Typography>
      <SummaryChoice />
      <ReadFrame read={read}>
        {choices => (
          <FormGroup>
            {choices.map(choice => (
              <Choice key={choice.kind} choice={choice} />
            ))}
          </FormGroup>
        )}
      </ReadFrame>
    </TitledPaper>
  )
}

function Choice({ choice: { kind, name, in_app } }: { choice: NotificationChoice }) {
  const { user } = useMe()
  const { run, running } = useToldIntent(chooseNotifications)
  const turn = (on: boolean): void =>
    void run({ params: { kind }, body: { channel: 'in_app', on } }, () => [
      `notifications.choices.${on ? 'told' : 'not_told'}`,
      { args: { name } },
    ])
  return (
    <FormControlLabel
      control={
        <Switch
          checked={running ? !in_app : in_app}
          disabled={running || user.is_impersonating}
          onChange={(_event, on) => turn(on)}
        />
      }
      label={name}
    />
  )
}
