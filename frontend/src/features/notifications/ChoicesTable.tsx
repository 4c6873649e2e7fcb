// A switch for each kind that one may do without and each channel, kept as soon as it is turned.
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import {
  chooseNotifications,
  type NotificationChoice,
} from '@practicum/shared/features/notifications/notification-choices.contract'
import type { Channel } from '@practicum/shared/features/notifications/notifications.events'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useToldIntent } from '../../ui/use-told-intent'

export interface ChoicesTableProps {
  readonly choices: readonly NotificationChoice[]
  readonly channels: readonly Channel[]
}

export function ChoicesTable({ choices, channels }: ChoicesTableProps) {
  const translate = useTranslate()
  return (
    <Table
      size="small"
      aria-labelledby="account-notifications"
      // On a phone all of it is seen at once.
      sx={{
        maxWidth: 720,
        '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 }, '&:first-of-type': { pl: 0 } },
        '& .MuiTableCell-head': { lineHeight: 1.4 },
        '& tbody tr:last-of-type > *': { borderBottom: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{translate('choices.kind')}</TableCell>
          {channels.map(channel => (
            <TableCell key={channel} align="center">
              {translate(`choices.${channel}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {choices.map(choice => (
          <TableRow key={choice.kind}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
              {choice.name}
            </TableCell>
            {channels.map(channel => (
              <TableCell key={channel} align="center">
                <Choice choice={choice} channel={channel} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Choice({ choice, channel }: { choice: NotificationChoice; channel: Channel }) {
  const translate = useTranslate()
  const { user } = useMe()
  const { run, running } = useToldIntent(chooseNotifications)
  const { kind, name, in_app } = choice
  const turn = (on: boolean): void =>
    void run({ params: { kind }, body: { channel, on } }, () => [
      translate(`choices.${on ? 'told' : 'not_told'}.${channel}`, { name }),
    ])
  // What is not sent at all comes by nothing else either.
  const unsent = channel !== 'in_app' && !in_app
  return (
    <Switch
      size="small"
      checked={running ? !choice[channel] : choice[channel]}
      disabled={running || unsent || user.is_impersonating}
      onChange={(_event, on) => turn(on)}
      slotProps={{ input: { 'aria-label': translate(`choices.cell.${channel}`, { name }) } }}
    />
  )
}
