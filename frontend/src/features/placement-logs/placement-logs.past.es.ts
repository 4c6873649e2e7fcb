// What the log keeps of logged days is called in Spanish where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { placementlog: 'Días registrados' },
  field: { trainee: '{Trainee}', day: 'Día', time_on_site: 'Minutos', note: 'Nota' },
}
