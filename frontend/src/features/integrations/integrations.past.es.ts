// What the fields of an integration are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { integration: 'Integración' },
  field: {
    name: 'Nombre',
    address: 'Dirección',
    hears: 'Se le avisa de',
    created_at: 'Creación',
    paused_because: 'En pausa porque',
    because: 'Porque',
    former_secret_until: 'El secreto anterior sirve hasta',
    former_until: 'El secreto anterior sirve hasta',
  },
  value: {
    because: { asked: 'Alguien lo pidió', gone: 'La dirección ya no existe', failing: 'No llegaba nada' },
    paused_because: { asked: 'Alguien lo pidió', gone: 'La dirección ya no existe', failing: 'No llegaba nada' },
  },
}
