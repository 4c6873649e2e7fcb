// The words of the screens of accounts, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { activeAdminsMessages } from './active-admins.messages'
import type { userScreenMessages } from './user-screen.messages'

const accounts: typeof userScreenMessages = {
  empty: 'Todavía no hay ninguna cuenta.',
  invite: 'Invitar personas',
  filter: {
    role: 'Papel',
    organization: 'Organización',
    no_organization: 'Ninguna organización se llama así.',
  },
  locked: 'Inicio de sesión bloqueado',
  never: 'Nunca',
  nowhere: 'En ningún dispositivo',
  devices: 'En un dispositivo |||| En %{smart_count} dispositivos',
  more_positions: 'y uno más |||| y %{smart_count} más',
  status: {
    active: 'Activa',
    inactive: 'Cerrada',
    graduated: 'Egresada',
    pending: 'Sin verificar',
    deleted: 'Eliminada',
  },
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
    two_factor: 'Verificación en dos pasos',
    phone: 'Teléfono móvil',
    other_phone: 'Otro teléfono',
    address: 'Dirección',
    university_student_id: 'Número de estudiante',
    hipaa_completed: 'Curso de HIPAA',
    id: 'Identificador',
  },
  yes: 'Hecho',
  no: 'Todavía no',
  no_second_step: 'Desactivada',
  second_step: { authenticator: 'Aplicación de autenticación', sms: 'Mensaje de texto', passkey: 'Llave de acceso' },
  open_page: 'Ver toda la cuenta',
  why: {
    inactive: 'Esta cuenta está cerrada: nadie puede iniciar sesión en ella.',
    deleted: 'Los datos de esta persona se borraron: la cuenta está eliminada y no vuelve a abrirse.',
    pending:
      'La dirección de correo aún no se ha confirmado, por lo que esta persona no puede iniciar sesión. El correo con el enlace que la confirma se puede enviar de nuevo.',
    locked:
      'Alguien intentó adivinar la contraseña desde varias redes. Durante un día esta persona puede iniciar sesión solo desde dispositivos ya usados.',
    mails:
      'Los correos a esta dirección vuelven desde: %{since}. A esta persona no le llega ningún código ni contraseña nueva. Ayuda otra dirección, o que esta vuelva a recibir correos.',
    second_step:
      'Hoy se introdujeron tantos códigos erróneos después de la contraseña que hasta mañana no se acepta ninguno más. A quien perdió el teléfono y los códigos le ayuda restablecer la verificación en dos pasos.',
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
  send_again: {
    button: 'Enviar el correo de nuevo',
    done: 'Se envía de nuevo a %{name} el correo que confirma la dirección. El enlace del anterior deja de servir.',
    nothing: '%{name} ya confirmó la dirección.',
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
  merge: {
    button: 'Unir una cuenta',
    title: 'Unir otra cuenta a la de %{name}',
    submit: 'Unir',
    text: 'Si alguien tiene dos cuentas, se conserva esta, %{email}. La otra se cierra y sus puestos pasan aquí, cada uno con sus horas, prácticas, tareas y archivos. Durante 30 días se puede deshacer.',
    field: { account_id: 'La otra cuenta' },
    help: 'Por el comienzo del nombre o de la dirección. Primero se ofrecen las cuentas del mismo nombre.',
    chosen: 'La cuenta de %{email}',
    loading: 'Buscando…',
    none: 'No hay otra cuenta así.',
    unavailable: 'No se pudo buscar.',
    moves: 'Pasa aquí',
    nothing: 'No tiene ningún puesto: aquí solo se encontrarán sus avisos y correos.',
    stays:
      'Lo que queda en la cuenta cerrada: la contraseña, las llaves de acceso, el inicio de sesión con Google, los tokens y la dirección del calendario, el teléfono y el domicilio, las respuestas del registro y el perfil de supervisión.',
    twice: 'Después tiene dos veces el papel de %{role} en %{organization}: los dos puestos quedan uno junto al otro.',
    done: 'Las dos cuentas son una.',
  },
  merges: {
    title: 'Cuentas unidas',
    at: 'Unida',
    undo: 'Deshacer',
    undo_named: 'Deshacer la unión con %{email}',
    undo_until: 'se puede deshacer hasta el',
    over: 'ya no se puede deshacer',
    undo_title: '¿Deshacer la unión con %{email}?',
    undo_text:
      'La cuenta se abre de nuevo, con los puestos que eran suyos, como están ahora. Se cierran todas las sesiones de %{name}.',
    undone: 'Las dos cuentas vuelven a estar separadas.',
    into: 'Esta cuenta se unió a la de %{name}, %{email}.',
    open_other: 'Abrir aquella cuenta',
  },
  edit: {
    button: 'Modificar',
    title: 'Modificar %{name}',
    submit: 'Guardar',
    done: 'Guardado.',
    meanwhile: 'Alguien cambió esto después de abrir el formulario. Al guardar, lo que está aquí sustituye a:',
  },
}

const activeAdmins: typeof activeAdminsMessages = {
  title: 'Administración activa',
  about:
    'Ahora puede administrar la plataforma una persona. |||| Ahora pueden administrar la plataforma %{smart_count} personas.',
  failed: 'No se pudo cargar quién administra la plataforma.',
}

export const publicWords: PageWords = { accounts, 'active-admins': activeAdmins }
