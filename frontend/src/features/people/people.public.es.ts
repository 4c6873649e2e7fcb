// The words of how one can be reached, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { contactMessages } from './contact.messages'
import type { ownZoneMessages } from './own-zone.messages'
import type { personCardMessages } from './person-card.messages'

const ownZone: typeof ownZoneMessages = {
  change: 'Cambiar la zona horaria',
  about: 'Las horas se muestran en ella, y en ella empiezan sus días.',
  submit: 'Guardar',
  done: 'Las horas se muestran ahora en esta zona horaria.',
}

const contact: typeof contactMessages = {
  title: 'Datos de contacto',
  about: 'Solo los ven su titular y quienes administran Practicum.',
  nothing: 'Todavía no hay datos de contacto.',
  field: {
    phone: 'Teléfono móvil',
    other_phone: 'Otro teléfono',
    address1: 'Calle y número',
    address2: 'Calle, segunda línea',
    city: 'Ciudad',
    country_code: 'País',
    state_id: 'Estado',
    zip: 'Código postal',
    address: 'Dirección',
    university_student_id: 'Número de estudiante',
  },
  optional: 'No es obligatorio',
  change: {
    button: 'Cambiar',
    title: 'Datos de contacto',
    submit: 'Guardar',
    done: 'Datos de contacto guardados.',
  },
  meanwhile:
    'Estos datos se cambiaron en otro lugar desde que se abrieron. Lo que se guarde los sustituye. Ahora dicen:',
}

const card: typeof personCardMessages = {
  unverified: 'Sin verificar',
  close: 'Cerrar',
  roles: 'Trabaja como',
  email: 'Correo electrónico',
  time: 'Hora local',
  unknown: 'No se puede mostrar nada más de esta persona.',
  unavailable: 'No se pudo cargar la ficha de esta persona.',
}

export const publicWords: PageWords = { contact, ownZone, 'person-card': card }
