// The words of requests for placements, of the queue of those that wait, and of who is on the way to faculty, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { applyingMessages } from './applying.messages'
import type { reviewingMessages } from './reviewing.messages'
import type { upcomingMessages } from './upcoming.messages'

const applying: typeof applyingMessages = {
  title: 'Solicitar una práctica',
  progress: 'Pasos de esta solicitud',
  step: { site: '{Site}', supervisor: '{Supervisor}', training: 'Formación', send: 'Revisar' },
  back: 'Atrás',
  next: 'Siguiente',
  send: 'Enviar la solicitud',
  sent: 'Se envió la solicitud.',
  site: {
    search: 'Buscar en el directorio',
    filters: 'Dónde',
    state: 'Estado o provincia',
    county: 'Condado',
    county_first: 'Primero hay que elegir un estado.',
    any: 'En cualquier lugar',
    accepting: 'Solo {site+} que aceptan {trainee+}',
    found: '%{smart_count} {site} |||| %{smart_count} {site+}',
    none: 'Ningún {site} es así.',
    more: 'Mostrar más',
    failed: 'No se pudo cargar el directorio.',
    again: 'Reintentar',
    full: 'Ahora no acepta {trainee+}',
    chosen: 'Elegido: %{name}',
    not_chosen: '%{name} no se eligió: ahora no acepta {trainee+}.',
    missing: '¿Falta un {site}? Se puede pedir que se añada ({coordinator}).',
  },
  field: {
    site_id: '{Site}',
    supervisor: '{Supervisor}',
    proposed_supervisor: { first_name: 'Nombre', last_name: 'Apellidos', email: 'Correo electrónico' },
    training_id: 'Formación',
    first_day: 'Primer día',
    first_day_help: 'Si queda vacío, empieza con la formación.',
    last_day: 'Último día',
    last_day_help: 'Si queda vacío, termina con la formación.',
    note: 'Nota',
    note_help: 'La leen {supervisor}, {faculty} y {coordinator+} como primer comentario.',
  },
  supervisor: {
    open: 'Todavía no se sabe',
    else: 'Alguien que no está en esta lista',
    else_help:
      'La persona propuesta se ve en la solicitud, y puede recibir una invitación por correo ({coordinator}). Cuando llegue, recibe un aviso para unirse.',
    help: 'Recibe un aviso para unirse; antes no se decide nada.',
    open_help: 'Más adelante alguien ({coordinator} o {faculty}) elige a una persona.',
    none: 'Todavía no se sabe quién supervisa en este {site}.',
  },
  training: {
    none: 'No hay ninguna formación en curso ni por empezar. Conviene preguntar ({coordinator}): una práctica pertenece a una.',
    failed: 'No se pudieron cargar las formaciones.',
  },
  places: {
    left: 'Queda %{smart_count} plaza de %{places} en este período. |||| Quedan %{smart_count} plazas de %{places} en este período.',
    full: 'Las plazas de este período están ocupadas o solicitadas: la solicitud entra en la lista de espera, en el puesto %{place}, y se avisa cuando haya una.',
  },
  look: {
    intro: 'Esto es lo que se envía. Para cambiarlo, Atrás.',
    nobody: 'Nadie todavía',
    days: 'Días',
    no_note: 'Ninguna',
  },
  days: {
    button: 'Cambiar días',
    title: '¿De cuándo a cuándo es esta práctica?',
    text: 'Dentro de su formación, %{start} – %{end}. Lo sabrán quienes participan.',
    submit: 'Guardar',
    done: 'Se guardaron los días.',
    changed: 'Esta práctica cambió desde que se abrió. Al guardar, estos días reemplazan a los siguientes:',
  },
  withdraw: {
    button: 'Retirar la solicitud',
    title: '¿Retirar esta solicitud?',
    text: 'Se archiva, y lo sabrán quienes participan. Se puede solicitar otra vez.',
    done: 'Se retiró la solicitud.',
  },
  submit: {
    button: 'Enviar otra vez',
    title: '¿Enviar esta práctica otra vez?',
    text: 'Se revisa de nuevo, tal como está.',
    done: 'Se envió la práctica.',
  },
  join: {
    button: 'Aceptar ({supervisor})',
    title: '¿Supervisar esta práctica?',
    text: '%{name} lo verá. Después se puede decidir.',
    done: 'La supervisión está confirmada.',
  },
  decline: {
    button: 'Rechazar',
    title: '¿Rechazar la supervisión de esta práctica?',
    text: '%{name} lo sabrá. Esta práctica deja de verse.',
    done: 'Se rechazó la supervisión.',
  },
  invite: {
    button: 'Invitar a %{name}',
    again: 'Invitar otra vez a %{name}',
    title: '¿Invitar a %{name} a supervisar?',
    text: 'Se envía un correo a %{email}. Cuando llegue, supervisa la práctica en cuanto se una. A quien ya supervisa aquí se le elige enseguida; una invitación abierta queda como está.',
    done: 'Se ha invitado, o elegido enseguida a quien ya supervisa aquí.',
  },
  name: {
    button: 'Elegir: {supervisor}',
    change: 'Cambiar: {supervisor}',
    title: '¿Quién supervisa esta práctica?',
    submit: 'Guardar',
    done: 'Se guardó quién supervisa ({supervisor}).',
    help: 'Quien se elija se une por propia decisión. Lo que firmó quien estaba antes ya no cuenta.',
    proposed: 'Al guardar, la propuesta de %{name} queda sin efecto, también si aquí no se elige a nadie.',
    changed: 'Esta práctica cambió desde que se abrió. Al guardar, lo elegido reemplaza a esto:',
  },
  taken_back: { revoked: 'Aprobación revocada por %{name},', reopened: 'Reabierta por %{name},' },
  archive: { button: 'Archivar', undo: 'Recuperar', success: 'Práctica archivada.', undone: 'Práctica recuperada.' },
  recurring: {
    on: 'Marcar como recurrente',
    off: 'Quitar la marca de recurrente',
    title_on: '¿Marcar esta práctica como recurrente?',
    title_off: '¿Quitar la marca de recurrente de esta práctica?',
    text_on: 'Queda marcada como una que vuelve. Su estado y sus fechas no cambian.',
    text_off: 'Deja de estar marcada como una que vuelve. Su estado y sus fechas no cambian.',
    success_on: 'Esta práctica ahora es recurrente.',
    success_off: 'Esta práctica ya no es recurrente.',
  },
  campus: {
    on: 'Marcar como en el campus',
    off: 'Quitar la marca de en el campus',
    title_on: '¿Marcar esta práctica como en el campus?',
    title_off: '¿Quitar la marca de en el campus de esta práctica?',
    text_on:
      'Una práctica en el campus no cuenta como encontrada: si la formación no tiene otra, se le pide buscar una ({trainee}). Su estado y sus fechas no cambian.',
    text_off: 'Pasa a contar como encontrada ({trainee}). Su estado y sus fechas no cambian.',
    success_on: 'Esta práctica ahora está en el campus.',
    success_off: 'Esta práctica ya no está en el campus.',
  },
}

const reviewing: typeof reviewingMessages = {
  evidence: 'Qué respalda esta práctica',
  place: '%{number} de %{total}',
  notice: '%{trainee} y %{supervisor} recibirán el aviso de la aprobación.',
  not_yet: 'Esto todavía no se puede aprobar. %{why}',
  decided: 'Esta práctica ya está decidida: %{status}.',
  archived: 'Esta práctica está archivada; no se puede decidir nada sobre ella.',
  actions: 'Decidir',
  said: {
    approved: 'Aprobada: %{name}',
    denied: 'Denegada: %{name}',
    refused: 'No aprobada: %{name}',
    undone: 'Aprobación retirada: %{name}',
  },
  leave: 'Cerrar revisión',
  return: 'Denegar práctica',
  next: 'Siguiente',
  previous: 'Anterior',
  keys: 'Teclas: A aprueba, R deniega con un motivo, U retira la última aprobación, J y K avanzan y retroceden.',
  nothing: 'No hay nada pendiente de decisión. Buen trabajo.',
  others: 'Mostrar también lo que espera a otra persona',
  none_ready: 'Ahora no hay nada que decidir. Buen trabajo.',
  failed: 'No se pudo cargar lo que está a la espera.',
  done: 'Qué se decidió',
  close: 'Cerrar',
}

const upcoming: typeof upcomingMessages = {
  title: 'Por empezar: {trainee+}',
  trainee: '{Trainee}',
  training: 'Próximo plan de formación',
  dates: 'Fechas',
  placements: 'Prácticas',
  no_placement: 'Sin práctica todavía',
  none: 'No hay nadie por empezar ({trainee+}); todas las formaciones ya empezaron.',
  intro:
    'Este rol ({faculty}) acompaña una formación ({trainee+}): da seguimiento a las prácticas, asigna tareas y se reúne en sesiones en vivo.',
  nobody:
    'Todavía no hay nadie a quien acompañar ({trainee+}). Cada persona aparece aquí en cuanto se planifica su formación ({coordinator}).',
}

export const publicWords: PageWords = { applying, reviewing, upcoming }
