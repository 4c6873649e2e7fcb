// What the fields of an integration are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { integration: 'Integration' },
  field: {
    created_at: 'Created',
    hears: 'It hears',
    paused_because: 'Paused because',
    because: 'Because',
    former_secret_until: 'Former secret counts until',
    former_until: 'Former secret counts until',
  },
  value: {
    because: { asked: 'Somebody asked', gone: 'The address is gone', failing: 'Nothing arrived' },
    paused_because: { asked: 'Somebody asked', gone: 'The address is gone', failing: 'Nothing arrived' },
  },
}
