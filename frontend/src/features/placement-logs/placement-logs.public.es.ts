// The words of the logged days of a placement, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { placementLogMessages } from './logged-days.messages'

const logs: typeof placementLogMessages = {
  title: 'Días en el {site}',
  none: 'Todavía no hay ningún día registrado.',
  total: '%{time} en total',
  week: 'Semana del %{day}: %{time}',
  time: '%{hours} h y %{minutes} min',
  today: 'Registrar hoy',
  another: 'Registrar otro día',
  log_day: 'Registrar el %{day}',
  change: 'Modificar el %{day}',
  remove: 'Quitar el %{day}',
  form: { log: 'Registrar un día', change: 'Modificar el %{day}', submit: 'Guardar' },
  day: 'Día',
  hours: 'Horas',
  minutes: 'Minutos',
  time_on_site: 'Tiempo en el {site}',
  note: 'Nota',
  note_help: 'La lee quien ve esta práctica.',
  changed: 'Este día cambió desde que se abrió. Al guardar, los valores nuevos reemplazan a estos:',
  saved: 'Se guardó el %{day}.',
  removing: {
    title: '¿Quitar el %{day}?',
    text: 'El tiempo de este día deja de contar.',
    confirm: 'Quitar',
    done: 'Se quitó el %{day}.',
  },
}

export const publicWords: PageWords = { logs }
