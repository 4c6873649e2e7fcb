// The words of picking people, and of their past, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './people.past.es'

export const messages: Messages = {
  past,
  title: 'Personas',
  account: {
    title: 'Mi cuenta',
    profile: 'Datos personales',
    name: 'Nombre',
    email: 'Correo electrónico',
    positions: 'Trabaja como',
    timezone: 'Zona horaria',
    preferences: 'Preferencias',
    language: 'Idioma',
    keyboard: 'Teclado',
  },
  terms: {
    title: 'Antes de seguir',
    text: 'Lea y acepte los dos textos. Cada uno se abre en su propia pestaña.',
    i_accept: 'Acepto',
    terms: 'las condiciones del servicio',
    privacy: 'la política de privacidad',
    accept: 'Aceptar los dos',
    done: 'Aceptado. Gracias.',
  },
  picture: {
    title: 'Personas por situación',
    role: 'Rol',
    gist: '%{smart_count} persona, %{active} en activo. |||| %{smart_count} personas, %{active} en activo.',
    empty: 'Todavía no hay nadie.',
    roles: {
      admin: 'Administración',
      coordinator: '{Coordinator+}',
      faculty: '{Faculty+}',
      supervisor: '{Supervisor+}',
      trainee: '{Trainee+}',
      manager: 'Gerencia',
      staff: 'Personal',
      assistant: '{Assistant+}',
      developer: 'Desarrollo',
      guest: 'Personas invitadas',
    },
    standing: { active: 'En activo', pending: 'Por activar', graduated: 'Formación terminada', archived: 'Archivado' },
  },
  picker: {
    groups: 'Grupos',
    people: 'Personas',
    group: '%{name} (%{count})',
    group_name: {
      trainee: '{Trainee+}',
      supervisor: '{Supervisor+}',
      faculty: '{Faculty+}',
      coordinator: '{Coordinator+}',
    },
    loading: 'Buscando…',
    nobody: 'No se puede elegir a nadie con ese nombre.',
    unavailable: 'No se pudo cargar la lista de personas.',
    limit: 'Límite de personas alcanzado: %{limit} como máximo.',
    remove: 'Quitar a %{name}',
  },
}
