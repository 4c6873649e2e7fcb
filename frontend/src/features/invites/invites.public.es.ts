// The words of the screen of invitations, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { inviteScreenMessages } from './invite-screen.messages'

const invitations: typeof inviteScreenMessages = {
  title: 'Invitaciones',
  links: 'Enlaces de registro',
  empty:
    'Todavía no se ha invitado a nadie. Una invitación es un correo con un enlace para crear una cuenta aquí o entrar con la que ya se tiene.',
  often: 'una vez |||| %{smart_count} veces',
  field: {
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Función',
    organization_id: 'Organización',
    status: 'Estado',
    sent_at: 'Último envío',
    expires_at: 'Sirve hasta',
    inviter: 'Invitación de',
    first_name: 'Nombre',
    last_name: 'Apellidos',
  },
  status: { open: 'Enviada', expired: 'Caducada', accepted: 'Aceptada', withdrawn: 'Retirada' },
  find_organization: 'Ninguna organización se llama así.',
  again: {
    button: 'Enviar de nuevo',
    whom: 'Enviar de nuevo la invitación de %{name}',
    lately: 'Enviada %{ago}. Se puede enviar de nuevo a partir de: %{again}.',
    title: '¿Enviar de nuevo esta invitación? |||| ¿Enviar de nuevo %{smart_count} invitaciones?',
    text: 'La persona recibe otro correo. El enlace anterior deja de servir. |||| Cada persona recibe otro correo. Los enlaces anteriores dejan de servir.',
    done: '%{smart_count} invitación enviada de nuevo |||| %{smart_count} invitaciones enviadas de nuevo',
    one_done: 'La invitación de %{name} se envió de nuevo.',
  },
  withdraw: {
    button: 'Retirar',
    whom: 'Retirar la invitación de %{name}',
    title: '¿Retirar esta invitación? |||| ¿Retirar %{smart_count} invitaciones?',
    text: 'El enlace deja de servir. No se avisa a la persona, y se le puede invitar otra vez. |||| Los enlaces dejan de servir. No se avisa a las personas, y se les puede invitar otra vez.',
    done: '%{smart_count} invitación retirada |||| %{smart_count} invitaciones retiradas',
    one_done: 'La invitación de %{name} se retiró.',
  },
  invite: {
    button: 'Invitar personas',
    title: 'Invitar personas',
    role: 'Todas las personas se invitan con esta función.',
    no_role: 'A una organización de este tipo no se puede invitar a nadie.',
    pasted: 'Pegar una lista de personas',
    pasted_help:
      'De una hoja de cálculo con sus encabezados, de un correo, o una persona por línea: “ana@escuela.edu, Ana, Ruiz”.',
    take: 'Añadir a la lista',
    one: 'Añadir una persona',
    added: '%{smart_count} persona añadida. |||| %{smart_count} personas añadidas.',
    twice: '%{smart_count} ya estaba en la lista. |||| %{smart_count} ya estaban en la lista.',
    beyond:
      'Se pueden invitar como máximo %{max} personas a la vez. Quedó %{smart_count} línea en el campo. |||| Se pueden invitar como máximo %{max} personas a la vez. Quedaron %{smart_count} líneas en el campo.',
    other_roles:
      'Funciones de la lista que no son la elegida: %{roles}. Todas las personas se invitan con la elegida arriba; hay que quitar a quien deba tener otra.',
    nobody_pasted: 'No había nadie en lo que se pegó. Hay que copiar la lista otra vez.',
    people: '%{smart_count} persona por invitar |||| %{smart_count} personas por invitar',
    wrong: 'Hay que revisar %{smart_count} persona. |||| Hay que revisar %{smart_count} personas.',
    row: 'Persona %{number}',
    remove: 'Quitar a %{name}',
    no_name: 'Falta el nombre.',
    no_email: 'Falta el correo.',
    address: {
      no_at: 'Falta la @, como en ana@escuela.edu.',
      many_at: 'Hay más de una @. Cada persona va en su propia línea.',
      gap: 'Hay un espacio en el correo.',
      no_name: 'Falta lo que va antes de la @.',
      no_domain: 'Falta lo que va después de la @, como escuela.edu.',
      no_ending: 'Falta la terminación, como .edu o .com.',
      dots: 'Sobra un punto.',
      sign: '“%{sign}” no puede estar en un correo.',
    },
    same: 'El correo está dos veces en la lista.',
    nobody: 'Hay que pegar o añadir a las personas por invitar.',
    send: 'Enviar invitación |||| Enviar %{smart_count} invitaciones',
    progress: 'Enviadas: %{sent} de %{of}.',
    progress_refused: '%{smart_count} rechazada. |||| %{smart_count} rechazadas.',
    stop: 'Detener',
    stopped: 'Detenido. Las de abajo no se enviaron.',
    invited: 'Se invitó a %{smart_count} persona. |||| Se invitó a %{smart_count} personas.',
    refused:
      'Se rechazó una invitación. Hay que corregirla y enviarla de nuevo. |||| Se rechazaron %{smart_count} invitaciones. Hay que corregirlas y enviarlas de nuevo.',
    one_invited: 'Enviada',
    close: 'Cerrar',
  },
}

export const publicWords: PageWords = { invitations }
