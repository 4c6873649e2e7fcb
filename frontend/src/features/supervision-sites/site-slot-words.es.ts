// The words of the places at a site, in Spanish.
import type { siteSlotMessages } from './site-slots.messages'

export const siteSlots: typeof siteSlotMessages = {
  title: 'Plazas',
  none: 'No se dice cuántas plazas hay: pueden venir tantas personas ({trainee+}) como se aprueben.',
  none_deciding:
    'No hay límite de personas ({trainee+}). Al publicar plazas se fija un límite y se lleva una lista de espera.',
  rule: 'Una práctica pertenece al período en que empieza.',
  period: 'del %{from} al %{to}',
  left: 'Queda %{smart_count} plaza de %{places} |||| Quedan %{smart_count} plazas de %{places}',
  full: 'Completo: %{places} de %{places} ocupadas',
  over: 'Completo: %{taken} ocupadas de %{places}',
  waiting: '%{smart_count} en espera |||| %{smart_count} en espera',
  people: 'Quién tiene plaza o la espera, %{period}',
  holds: 'tiene plaza',
  in_line: 'en espera, puesto %{place}',
  asks: 'sin decidir, queda plaza',
  publish: 'Publicar plazas',
  change: 'Modificar las plazas, %{period}',
  remove: 'Quitar el período %{period}',
  submit: 'Guardar',
  start_at: 'Primer día',
  end_at: 'Último día',
  places: 'Plazas',
  places_help: 'Cuántas prácticas que empiezan en este período se pueden aprobar.',
  changed: 'Este período cambió desde que se abrió. Al guardar, los valores nuevos reemplazan a estos:',
  published: 'Se publicaron las plazas.',
  saved: 'Se guardaron las plazas.',
  removing: {
    title: '¿Quitar este período?',
    text: 'Entonces no hay límite de prácticas aprobadas que empiecen en él, y nadie sigue en espera de una plaza suya.',
    confirm: 'Quitar',
    done: 'Se quitó el período.',
  },
}
