// What the log keeps of notifications is called where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: {
    notification: 'Notification',
    mark: 'Notifications of a person',
    mute: 'Choice of notifications',
    summary: 'Mail about notifications',
  },
  field: { kind: 'Kind', often: 'How often' },
  value: {
    often: { never: 'Never', daily: 'At most once a day', hourly: 'At most once an hour' },
    channel: { in_app: 'In Practicum' },
  },
}
