// The words of calendars in Spanish.
import type { Messages } from '../../../providers/words'

export const calendarMessages: Messages = {
  toggle: 'Calendario',
  label: '%{list}: calendario',
  scale: 'Mostrar',
  month: 'Mes',
  week: 'Semana',
  agenda: 'Agenda',
  today: 'Hoy',
  before: { month: 'El mes anterior', week: 'La semana anterior', agenda: 'Días anteriores' },
  after: { month: 'El mes siguiente', week: 'La semana siguiente', agenda: 'Días siguientes' },
  days: '%{from} – %{to}',
  nothing: 'Nada en estos días.',
  more: 'Solo se muestran los primeros %{count} de cada lista. Conviene filtrar la lista o ver menos días.',
  all_day: 'Todo el día',
  others: '%{smart_count} más |||| %{smart_count} más',
  others_of_day: 'Mostrar todo lo de este día',
  close: 'Cerrar',
}
