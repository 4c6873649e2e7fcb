// What the events and calls of audit are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  listAccesses: 'Ver accesos',
  exportAccesses: 'Exportar accesos',
  asOf: 'Ver como era antes',
  eventFacets: 'Ver tipos de eventos',
  exportEvents: 'Exportar eventos',
  getEvent: 'Ver evento',
  history: 'Ver historial',
  listEvents: 'Ver eventos',
}
