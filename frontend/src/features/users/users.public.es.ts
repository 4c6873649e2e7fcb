// The words of the screens of accounts, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { userScreenMessages } from './user-screen.messages'

const accounts: typeof userScreenMessages = {
  empty: 'Todavía no hay ninguna cuenta.',
  locked: 'Inicio de sesión bloqueado',
  never: 'Nunca',
  nowhere: 'En ningún dispositivo',
  devices: 'En un dispositivo |||| En %{smart_count} dispositivos',
  more_positions: 'y uno más |||| y %{smart_count} más',
  status: { active: 'Activa', inactive: 'Cerrada', graduated: 'Egresada', pending: 'Sin verificar' },
  field: {
    name: 'Nombre completo',
    first_name: 'Nombre',
    last_name: 'Apellido',
    email: 'Correo electrónico',
    status: 'Estado',
    positions: 'Puestos',
    timezone: 'Zona horaria',
    language: 'Idioma',
    created_at: 'Alta',
    last_sign_in_at: 'Última sesión',
    devices: 'Sesiones abiertas',
    phone: 'Teléfono',
    place: 'Vive en',
    university_student_id: 'Número de estudiante',
    hipaa_completed: 'Curso de HIPAA',
    id: 'Identificador',
  },
  yes: 'Hecho',
  no: 'Todavía no',
  open_page: 'Ver toda la cuenta',
  why: {
    inactive: 'Esta cuenta está cerrada: nadie puede iniciar sesión en ella.',
    pending: 'La dirección de correo aún no se ha confirmado, por lo que esta persona no puede iniciar sesión.',
    locked:
      'Alguien intentó adivinar la contraseña desde varias redes. Durante un día esta persona puede iniciar sesión solo desde dispositivos ya usados.',
    no_position: 'Esta persona ya no ocupa ningún puesto, así que no tiene dónde iniciar sesión.',
  },
  position: {
    active: 'Activo',
    pending: 'Pendiente',
    graduated: 'Egresado',
    archived: 'Terminado',
    current: 'Trabaja desde él ahora',
    limited: 'Cuenta limitada',
    archive: 'Terminar',
    archive_named: 'Terminar el puesto %{role}, %{organization}',
    archive_done: 'El puesto ha terminado.',
    restore: 'Retomar',
    restore_named: 'Retomar el puesto %{role}, %{organization}',
    restore_done: 'El puesto está activo de nuevo.',
  },
  training: {
    title: 'Formación actual',
    plan: 'Plan de formación',
    days: 'Fechas',
    from_to: 'Del %{start} al %{end}',
    faculty: '{Faculty}',
    nobody: 'Nadie todavía',
    placements: 'Prácticas actuales',
    nowhere: 'Ninguna fuera del campus',
  },
  assign: {
    button: 'Asignar puesto',
    title: 'Asignar un puesto a %{name}',
    submit: 'Asignar',
    done: '%{name} ya puede trabajar desde el nuevo puesto.',
    field: {
      organization_id: 'Organización',
      role: 'Papel',
      live_sessions_allowed: 'Puede organizar sesiones en vivo',
    },
  },
  unlock: {
    button: 'Desbloquear inicio de sesión',
    done: 'Ya se puede iniciar sesión en la cuenta desde dispositivos nuevos. Se avisa a su titular.',
    nothing: 'Ya no había ningún bloqueo.',
  },
  reset: {
    button: 'Restablecer contraseña',
    done: 'Se ha enviado a %{name} un enlace para elegir una contraseña nueva. Mientras tanto sigue valiendo la anterior.',
  },
  sign_out: {
    button: 'Cerrar todas las sesiones',
    done: 'Sesión cerrada en un dispositivo. |||| Sesiones cerradas en %{smart_count} dispositivos.',
  },
  deactivate: {
    button: 'Cerrar cuenta',
    title: '¿Cerrar la cuenta de %{name}?',
    text: 'Se cierran todas sus sesiones de inmediato y ya no podrá iniciar sesión. Lo que hizo y firmó queda como está. La cuenta se puede reabrir.',
    done: 'La cuenta de %{name} está cerrada.',
  },
  reactivate: { button: 'Reabrir cuenta', done: 'La cuenta de %{name} está abierta de nuevo.' },
  bulk: {
    sign_out: {
      button: 'Cerrar todas las sesiones',
      title: '¿Cerrar todas las sesiones de una persona? |||| ¿Cerrar todas las sesiones de %{smart_count} personas?',
      text: 'Tendrán que volver a iniciar sesión en cada dispositivo.',
      done: 'Se cerraron todas las sesiones de una persona. |||| Se cerraron todas las sesiones de %{smart_count} personas.',
    },
    deactivate: {
      button: 'Cerrar cuentas',
      title: '¿Cerrar una cuenta? |||| ¿Cerrar %{smart_count} cuentas?',
      text: 'Se cierran todas sus sesiones de inmediato y ya no pueden iniciar otra. Lo que hicieron y firmaron queda como está. Las cuentas se pueden volver a abrir.',
      done: 'Se cerró una cuenta. |||| Se cerraron %{smart_count} cuentas.',
    },
    reactivate: {
      button: 'Abrir cuentas',
      title: '¿Volver a abrir una cuenta? |||| ¿Volver a abrir %{smart_count} cuentas?',
      text: 'A partir de entonces se puede iniciar sesión de nuevo.',
      done: 'Una cuenta está abierta de nuevo. |||| %{smart_count} cuentas están abiertas de nuevo.',
    },
  },
  edit: { button: 'Modificar', title: 'Modificar %{name}', submit: 'Guardar', done: 'Guardado.' },
}

export const publicWords: PageWords = { accounts }
