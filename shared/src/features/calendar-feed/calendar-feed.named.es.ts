// What the events and calls of the calendar feed are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  CalendarFeedMade: 'Dirección del calendario creada',
  CalendarFeedRenewed: 'Dirección del calendario renovada',
  CalendarFeedWithdrawn: 'Dirección del calendario retirada',
  calendarFeed: 'Ver si hay dirección del calendario',
  issueCalendarFeed: 'Crear o renovar la dirección del calendario',
  withdrawCalendarFeed: 'Retirar la dirección del calendario',
  readCalendarFeed: 'Leer el calendario por su dirección',
}
