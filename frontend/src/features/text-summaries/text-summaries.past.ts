// What the log keeps of text messages is called where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { textsummary: 'Text messages' },
  field: { often: 'How often' },
  value: { often: { never: 'Never', daily: 'At most once a day', hourly: 'At most once an hour' } },
}
