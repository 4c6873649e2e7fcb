// The words of the screens of an organization’s people, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { memberScreenMessages } from './member-screen.messages'

const membership: typeof memberScreenMessages = {
  field: {
    ...{ name: 'Nombre', role: 'Papel', status: 'Estado', joined_at: 'Alta', hipaa_completed: 'Curso de HIPAA' },
    ...{ accepting_trainees: 'Acepta {trainee+}', license_expired: 'Licencia' },
  },
  license_expired: 'Licencia vencida',
  accepting: 'Acepta {trainee+}',
  takes: { yes: 'Sí', no: 'Ahora no' },
  status: { active: 'En activo', pending: 'Pendiente', graduated: 'Egresado', archived: 'Terminado' },
  unverified: 'Sin verificar',
  send_again: {
    button: 'Enviar el correo de nuevo',
    done: 'Se envía de nuevo a %{name} el correo que confirma la dirección. El enlace del anterior deja de servir.',
    nothing: '%{name} ya confirmó la dirección.',
  },
  hipaa: { done: 'Hecho', missing: 'Todavía no' },
  without_hipaa: 'Falta el curso de HIPAA',
  empty: {
    all: 'Todavía no hay nadie. Conviene invitar a las primeras personas.',
    trainee: 'Todavía no hay {trainee+}.',
    supervisor: 'Todavía no hay {supervisor+}.',
    faculty: 'Todavía no hay {faculty+}.',
    coordinator: 'Todavía no hay {coordinator+}.',
  },
  invite: 'Invitar personas',
  work: 'Qué se puede hacer',
  nothing: 'Desde aquí no se puede hacer nada con esta persona.',
  unknown: 'Aquí no se encuentra a nadie.',
}

export const publicWords: PageWords = { membership }
