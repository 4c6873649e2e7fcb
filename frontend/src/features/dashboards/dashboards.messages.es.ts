// The words of dashboards, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './dashboards.past.es'

export const messages: Messages = {
  past,
  welcome: 'Hola, %{name}',
  admin: 'Panel de administración',
  shortcuts: 'Accesos directos',
  tools: 'Herramientas de administración',
  queues: 'Colas',
  film: { title: 'Practicum en medio minuto', watch: 'Ver el video', close: 'Cerrar' },
  greeting: {
    title: 'Esto es Practicum',
    text: 'Medio minuto muestra lo principal.',
    guide: 'Abrir la guía',
    dismiss: 'No volver a mostrar',
  },
  coordinators: 'Contacto del programa ({coordinator}): |||| Contactos del programa ({coordinator+}):',
  first_steps: {
    title: 'La formación empieza aquí',
    text: 'Todavía no hay una formación planificada. Se planifica con el contacto del programa ({coordinator}); desde entonces, las horas, las prácticas y las evaluaciones aparecen aquí.',
  },
  needs_you: 'Por atender',
  pictures: 'En imágenes',
  today: {
    title: 'Hoy',
    late: '%{smart_count} con retraso',
    some_late: 'Con retraso',
    all: 'Todas (%{total})',
    clear: 'No hay nada pendiente para hoy.',
    next: 'Lo que viene después',
    nothing_next: 'Tampoco hay nada planificado después.',
    failed: 'No se pudo cargar.',
  },
  tabs: 'Mi trabajo',
  stale: 'no se pudo cargar',
  platform: {
    organizations: 'Organización |||| Organizaciones',
    users: 'Persona |||| Personas',
    online: 'Persona en línea |||| Personas en línea',
    recent: 'Personas recientes',
    tab: { logins: 'Inicios de sesión', signups: 'Cuentas nuevas', online: 'En línea ahora' },
    nobody: {
      logins: 'Nadie ha iniciado sesión todavía.',
      signups: 'Nadie se ha registrado todavía.',
      online: 'No hay nadie en línea.',
    },
  },
  menu: 'Panel',
}
