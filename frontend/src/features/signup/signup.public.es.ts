// The words of signing up, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { experienceMessages } from './experience.messages'
import type { signupPageMessages } from './signup-page.messages'

const signup: typeof signupPageMessages = {
  loading: 'Cargando…',
  looking: 'Comprobando la invitación',
  unreachable: 'No se pudo contactar con Practicum. Conviene revisar la conexión y volver a intentarlo.',
  failed: 'No funcionó. Conviene volver a intentarlo.',
  again: 'Volver a intentarlo',
  lost: 'Hay que iniciar sesión, o abrir otra vez el enlace del correo: solo se abre en la pestaña en la que se abrió.',
  invited: '%{inviter} invita a %{organization} como %{role}.',
  offered: 'Registro en %{organization} como %{role}.',
  roles: {
    trainee: 'practicante',
    supervisor: 'supervisor o supervisora',
    faculty: 'docente',
    coordinator: 'coordinador o coordinadora',
  },
  progress: 'Pasos del registro',
  section: 'sección %{section} de %{of}',
  required: '%{field}: es obligatorio',
  named: '%{field}: %{message}.',
  back: 'Atrás',
  next: 'Siguiente',
  submit: 'Crear la cuenta',
  checking: 'Comprobando los datos…',
  creating: 'Preparando la cuenta…',
  steps: {
    account: 'La cuenta',
    details: 'Los datos',
    experience: 'La experiencia',
    verify: 'El correo',
    confirm: 'Listo',
  },
  account: {
    intro: 'Quién se registra, y cómo iniciará sesión.',
    email_text: 'La dirección invitada. Con ella se inicia sesión.',
    email_proved: 'Con ella se inicia sesión. Un correo confirma que es propia.',
    valid_password: 'Hay que introducir una contraseña válida.',
    i_accept: 'Acepto',
    terms: 'las condiciones del servicio',
    privacy: 'la política de privacidad',
  },
  details: {
    intro: 'Dónde y cómo se puede contactar. Solo lo ven quienes administran Practicum.',
    optional: 'No es obligatorio',
  },
  fields: {
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo electrónico',
    password: 'Contraseña',
    password_confirmation: 'Contraseña otra vez',
    terms_accepted: 'Condiciones del servicio',
    privacy_accepted: 'Política de privacidad',
    phone: 'Teléfono móvil',
    country_code: 'País',
    state_id: 'Estado',
    zip: 'Código postal',
    timezone: 'Zona horaria',
    university_student_id: 'Número de estudiante',
  },
  verify: {
    title: 'Confirmar el correo',
    text: 'Va en camino un correo a %{email}. Hay que abrir su enlace para confirmar que la dirección es propia.',
    waiting:
      'Después, esta página continúa sola. El correo puede tardar unos minutos o llegar a la carpeta de no deseados.',
    resend: 'Enviar el correo de nuevo',
    resent: 'El correo se envió de nuevo a %{email}.',
    until: 'Si la dirección no se confirma antes del %{date}, la cuenta se elimina.',
    checking: 'Comprobando el enlace…',
    elsewhere:
      'El registro se hizo en otro lugar. Hay que escribir la contraseña elegida para %{email}, para que nadie reciba una cuenta ajena.',
    new_elsewhere: 'Hay que escribir la contraseña de la cuenta de %{email}, para que nadie reciba una cuenta ajena.',
    submit: 'Confirmar la dirección',
  },
  activate: {
    title: 'Activar la cuenta',
    text: 'Si la dirección %{email} aún no se ha confirmado, hay que abrir el enlace del correo que se le envió; después se puede iniciar sesión.',
    until: 'La cuenta se eliminará el %{date} si antes no se confirma la dirección.',
    some_day: 'Una cuenta cuya dirección no se confirma se elimina 90 días después de crearse.',
    login: 'Volver al inicio de sesión',
  },
  code: {
    title: 'Registro con un código',
    intro: 'Hay que escribir el código recibido.',
    label: 'Código',
    submit: 'Continuar',
    missing: 'Falta el código.',
  },
  link: {
    new_account:
      'Este enlace crea cuentas nuevas. Para tener otro puesto con la cuenta propia hay que pedir a %{organization} una invitación por correo.',
  },
  confirm: {
    new_title: 'La nueva dirección de correo está confirmada',
    new_text: 'La nueva dirección de correo de la cuenta es %{email}. Desde ahora se inicia sesión con ella.',
    title: 'La cuenta está lista',
    text: 'La dirección %{email} está confirmada. Con ella y la contraseña elegida se puede iniciar sesión.',
    login: 'Ir al inicio de sesión',
  },
  refused: {
    title: 'Esta invitación no abre nada',
    used: 'Ya fue aceptada. Si la aceptó esta misma persona, el puesto está entre los suyos: se cambia a él en el menú de arriba.',
    expired: 'Caducó. Hay que pedir a quien la envió que la envíe de nuevo.',
    replaced: 'Se ha enviado otra vez desde entonces. Hay que abrir el enlace del correo más reciente.',
    withdrawn: 'Fue retirada. Hay que preguntar a quien la envió si habrá una nueva.',
    unknown: 'No existe tal invitación. Hay que abrir el enlace del correo tal como está, o pedir una nueva.',
    lost: 'Hay que abrir otra vez el enlace del correo: solo se abre en la pestaña en la que se abrió.',
    dashboard: 'Ir al panel',
  },
  join: {
    title: 'Unirse a %{organization}',
    has_account: '%{email} ya tiene una cuenta.',
    sign_in: 'Iniciar sesión para unirse',
    signed_in: 'La sesión es de %{name} (%{email}).',
    more: 'Se añade un puesto más, y siempre se puede cambiar de uno a otro.',
    join: 'Unirse a %{organization}',
    for_another:
      'Esta invitación es para %{email}. Si es de otra persona, hay que avisar a quien la envió; si no, se sigue con la cuenta de esa dirección.',
    sign_out: 'Cerrar sesión y usar otra cuenta',
  },
}

const experience: typeof experienceMessages = {
  intro: 'La experiencia hasta ahora. La ven quienes coordinan y quienes administran Practicum.',
  other: '¿A qué se refiere?',
  licenses: 'Licencias',
  licenses_help: 'Aquellas con las que se supervisa. Quien no tenga ninguna escribe 00000 como número.',
  license: 'Licencia %{number}',
  license_number: 'Número de licencia',
  license_state: 'Estado',
  discipline: 'Disciplina',
  add_license: 'Añadir una licencia',
  remove_license: 'Quitar',
  credentials_note:
    'Cursos, certificados y años de experiencia que capacitan para supervisar. Los programas los miran antes de asignar a alguien.',
}

export const publicWords: PageWords = { signup, experience }
