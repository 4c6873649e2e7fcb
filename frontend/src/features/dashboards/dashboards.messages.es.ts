// The words of dashboards, in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = {
  welcome: 'Hola, %{name}',
  admin: 'Panel de administración',
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
  health: {
    title: 'Estado de la plataforma',
    all_well: 'Todo está bien.',
    not_well: 'Hay que revisar %{smart_count} parte. |||| Hay que revisar %{smart_count} partes.',
    part: {
      log: 'Registro',
      read_models: 'Modelos de lectura',
      queue: 'Cola',
      effects: 'Efectos',
      audit: 'Auditoría',
    },
    well: {
      log: 'Contiene todo lo que se ha mostrado.',
      read_models: 'Muestran todo lo que ha ocurrido.',
      queue: 'Lo que ocurre se transmite en segundos.',
      effects: 'Ninguno se ha apartado.',
      audit: 'Lo ocurrido está firmado.',
    },
    standing: { watch: 'Observar', wrong: 'Hay que repararlo' },
    finding: {
      lost: '%{smart_count} posición no está en el registro |||| %{smart_count} posiciones no están en el registro',
      outdated: '%{smart_count} fila no se pudo actualizar |||| %{smart_count} filas no se pudieron actualizar',
      stalled: '%{smart_count} modelo de lectura no avanza |||| %{smart_count} modelos de lectura no avanzan',
      behind: '%{smart_count} modelo de lectura está atrasado |||| %{smart_count} modelos de lectura están atrasados',
      unsent: 'algo espera desde hace %{smart_count} minuto |||| algo espera desde hace %{smart_count} minutos',
      parked: 'faltan los efectos de %{smart_count} evento |||| faltan los efectos de %{smart_count} eventos',
      broken: '%{smart_count} lugar no es lo que se firmó |||| %{smart_count} lugares no son lo que se firmó',
      unsigned:
        'no se ha firmado nada desde hace %{smart_count} minuto |||| no se ha firmado nada desde hace %{smart_count} minutos',
      unverified:
        'registro y consultas no se han verificado desde hace %{smart_count} hora |||| registro y consultas no se han verificado desde hace %{smart_count} horas',
      unknown: 'no se puede saber en este momento',
    },
    look: 'Dónde mirar:',
    verified: 'Verificado',
    as_of: 'Actualizado:',
  },
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
