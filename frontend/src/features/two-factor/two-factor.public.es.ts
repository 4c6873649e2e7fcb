// The words of the pages between the password and the application, and of two-factor sign-in on the page of one's account, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { resetIntentMessages } from './reset-intent.messages'
import type { secondStepMessages } from './second-step.messages'
import type { twoFactorSectionMessages } from './two-factor-section.messages'

const secondStep: typeof secondStepMessages = {
  required: 'Este campo es obligatorio.',
  failed: 'No funcionó. Conviene volver a intentarlo.',
  unreachable: 'No se pudo contactar con Practicum. Conviene revisar la conexión y volver a intentarlo.',
  token: {
    title: 'Código de verificación',
    authenticator:
      'Hay que abrir la aplicación de autenticación e introducir los seis dígitos que muestra para Practicum.',
    sms: 'Hay que introducir el código enviado a %{phone}.',
    sms_unsent: 'El código se envía a %{phone}. Todavía no se ha enviado ninguno.',
    code: 'Código',
    recovery_text: 'Hay que introducir uno de los códigos de recuperación guardados. Cada uno sirve una vez.',
    recovery: 'Código de recuperación',
    use_recovery: 'Usar un código de recuperación',
    use_code: 'Usar un código',
    remember: 'Recordar este dispositivo durante 30 días',
    remember_text: 'Aquí bastará la contraseña. No conviene marcarlo donde también se sientan otras personas.',
    submit: 'Continuar',
    passkey: 'Usar una llave de acceso',
    passkey_text: 'El dispositivo pide la huella, la cara o su PIN.',
    no_passkey: 'No se usó ninguna llave de acceso. Hay que volver a intentarlo.',
    restart: 'Iniciar sesión con otra cuenta',
  },
  setup: {
    title: 'Verificación en dos pasos',
    steps: { sign_in: 'Iniciar sesión', set_up: 'Configurar', done: 'Listo' },
    choose: '¿Cómo se comprobará la identidad después de la contraseña?',
    authenticator: 'Aplicación de autenticación',
    authenticator_text:
      'Una aplicación del teléfono muestra un código nuevo cada treinta segundos. Funciona sin conexión.',
    sms: 'Mensaje de texto',
    sms_text:
      'Se envía un código al teléfono. Una aplicación es más segura: los mensajes se pueden interceptar y necesitan conexión.',
    passkey: 'Llave de acceso',
    passkey_text: 'Este dispositivo pide la huella, la cara o su PIN, y no hace falta ningún código.',
    confirm_passkey:
      'El dispositivo pide la huella, la cara o su PIN. Desde entonces ocupa el lugar del código y se cierran las demás sesiones. No hay códigos de recuperación: conviene añadir la llave de un segundo dispositivo en la página de la cuenta.',
    make_passkey: 'Añadir una llave de este dispositivo',
    no_passkey: 'No se creó ninguna llave de acceso. Hay que volver a intentarlo o elegir otro método.',
    next: 'Continuar',
    confirm:
      'Hace falta una aplicación de autenticación en el teléfono, como Google Authenticator, Microsoft Authenticator, 1Password o FreeOTP. Si no hay ninguna, primero hay que instalarla. Desde el primer código, el inicio de sesión pide uno, y las demás sesiones se cierran.',
    confirm_sms:
      'A continuación se indica el teléfono y se envía un código. Desde el primer código, el inicio de sesión envía uno, y las demás sesiones se cierran.',
    show: 'Mostrar el código QR',
    to_phone: 'Indicar el teléfono',
    other_method: 'Elegir otro método',
    back: 'Atrás',
    scan: 'Hay que escanear esto con la aplicación.',
    qr: 'Código QR para la aplicación de autenticación',
    cannot_scan: '¿No se puede escanear? Esta es la clave que hay que escribir en la aplicación:',
    key: 'Clave para la aplicación de autenticación',
    verify: 'Después hay que introducir los seis dígitos que muestra.',
    code: 'Código',
    finish: 'Activar',
    complete: 'La verificación en dos pasos está activada.',
    keep_title: 'Códigos de recuperación',
    keep: 'Cada uno permite iniciar sesión una vez cuando no se tiene el teléfono. Se muestran solo ahora: conviene guardarlos donde se encuentren y nadie más los vea.',
    kept: 'Los códigos están guardados',
    going: 'El panel se abre en %{seconds} segundos.',
    go: 'Ir al panel',
  },
  phone: {
    intro: '¿A qué teléfono se envían los códigos? La operadora puede cobrar los mensajes de texto.',
    country: 'País',
    number: 'Número de teléfono móvil',
    number_help: 'Solo dígitos, sin el código del país.',
    valid_phone_intl: 'No es un número de teléfono del país elegido.',
    send: 'Enviar el código',
    sent: 'Hay que introducir el código enviado a %{phone}.',
    other: 'Usar otro número',
    again: 'Enviar otro código',
    again_in: 'Se puede enviar otro código dentro de %{seconds} segundos.',
    again_sent: 'Otro código está en camino. El anterior ya no sirve.',
  },
  codes: {
    label: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Copiados',
    not_copied: 'No se pudieron copiar. Se pueden descargar o imprimir.',
    download: 'Descargar',
    print: 'Imprimir',
    file: 'Códigos de recuperación de Practicum',
  },
}

const section: typeof twoFactorSectionMessages = {
  title: 'Verificación en dos pasos',
  about:
    'Después de la contraseña, el inicio de sesión pide un código del teléfono. Quien averigüe la contraseña no puede entrar.',
  off: 'Está desactivada.',
  since: {
    authenticator: 'Activada, con una aplicación de autenticación, desde',
    sms: 'Activada, por mensaje de texto a %{phone}, desde',
  },
  method: 'Método',
  methods: { authenticator: 'Aplicación de autenticación', sms: 'Mensaje de texto' },
  left: 'Queda %{smart_count} código de recuperación. |||| Quedan %{smart_count} códigos de recuperación.',
  left_few: 'Conviene hacer otros antes de usar el último.',
  required: 'Este rol no puede quedarse sin ella.',
  cancel: 'Cancelar',
  shown_title: 'Códigos de recuperación nuevos',
  shown:
    'Cada uno permite iniciar sesión una vez cuando no se tiene el teléfono. Se muestran solo ahora; los anteriores ya no sirven.',
  kept: 'Los códigos están guardados',
  set_up: {
    button: 'Configurar',
    title: 'Configurar la verificación en dos pasos',
    consequence: 'Para seguir hace falta la contraseña. Nada cambia antes del primer código.',
  },
  replace: {
    button: 'Sustituir',
    title: '¿Usar otra aplicación u otro teléfono?',
    consequence:
      'Para seguir hace falta la contraseña. Desde el primer código de lo nuevo, la aplicación o el teléfono de ahora ya no sirve, y hay códigos de recuperación nuevos.',
  },
  renew: {
    button: 'Códigos de recuperación nuevos',
    title: '¿Hacer códigos de recuperación nuevos?',
    consequence: 'Los anteriores ya no sirven.',
  },
  remove: {
    button: 'Quitar',
    title: '¿Quitar la verificación en dos pasos?',
    consequence: 'La contraseña bastará para iniciar sesión. Las demás sesiones se cierran.',
    done: 'Se quitó la verificación en dos pasos.',
  },
}

const reset: typeof resetIntentMessages = {
  button: 'Restablecer la verificación en dos pasos',
  title: '¿Restablecer la verificación en dos pasos de %{name}?',
  text: 'La aplicación, el teléfono, los códigos de recuperación y las llaves de acceso dejan de servir y se cierran todas las sesiones de esta persona. Bastará la contraseña hasta que la configure de nuevo. Se le avisa por correo. Conviene estar seguro de que es ella quien lo pide.',
  field: { reason: 'Por qué', reason_help: 'Queda en el historial de la cuenta, donde también puede leerlo.' },
  done: 'Se restableció la verificación en dos pasos de %{name}.',
  nothing: 'Ya no había nada configurado. Puede volver a intentarlo.',
}

export const publicWords: PageWords = { 'second-step': secondStep, 'two-factor': section, 'reset-two-factor': reset }
