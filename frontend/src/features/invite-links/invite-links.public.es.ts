// The words of the screens of invite links, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { inviteLinkScreenMessages } from './invite-link-screens.messages'

const links: typeof inviteLinkScreenMessages = {
  title: 'Enlaces de registro',
  by_mail: 'Invitaciones por correo',
  empty:
    'Todavía no hay enlaces de registro. Con un enlace, o con su código, muchas personas se registran por su cuenta.',
  field: {
    name: 'Nombre',
    role: 'Función',
    organization_id: 'Organización',
    status: 'Estado',
    taken: 'Registros',
    places: 'Plazas',
    opens_until: 'Sirve hasta',
    creator: 'Creación de',
    created_at: 'Creación',
    link: 'Enlace',
    code: 'Código',
  },
  status: { open: 'Abierto', full: 'Sin plazas', expired: 'Caducado', closed: 'Cerrado' },
  taken_of: '%{taken} de %{places}',
  for_ever: 'Hasta que se cierre',
  add: 'Nuevo enlace',
  edit: 'Modificar',
  created: 'El enlace está listo. Se puede repartir, o también su código.',
  saved: 'El enlace se guardó.',
  changed: 'Este enlace ha cambiado desde que se abrió. Al guardar, los valores de aquí reemplazan a estos:',
  copy: 'Copiar el enlace',
  copy_of: 'Copiar el enlace %{name}',
  copied: 'El enlace está en el portapapeles.',
  not_copied: 'El enlace no se pudo copiar. Hay que seleccionarlo y copiarlo a mano.',
  typed: 'Quien no pueda abrirlo escribe el código en %{address}.',
  tabs: { label: 'Partes de este enlace', about: 'Datos', history: 'Historial' },
  form: {
    create: 'Nuevo enlace',
    edit: 'Modificar el enlace',
    submit: 'Guardar',
    name_help: 'Para quienes coordinan, como “Grupo de otoño”.',
    until_help: 'El último día en que sirve. Vacío: hasta que se cierre.',
    places_help: 'Cuántas personas pueden registrarse con él. Vacío: todas las que quieran.',
    role: 'Quien se registra con él recibe esta función.',
    no_role: 'En una organización de este tipo nadie se registra por su cuenta.',
  },
  close: {
    button: 'Cerrar',
    title: '¿Cerrar %{name}?',
    text: 'Deja de servir, y no se puede volver a abrir. Quienes ya se registraron siguen aquí.',
    done: '%{name} está cerrado.',
  },
}

export const publicWords: PageWords = { links }
