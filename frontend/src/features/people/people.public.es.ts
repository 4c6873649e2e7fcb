// The words of how one can be reached, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { contactMessages } from './contact.messages'

const contact: typeof contactMessages = {
  title: 'Datos de contacto',
  about: 'Solo los ven su titular y quienes administran Practicum.',
  nothing: 'Todavía no hay datos de contacto.',
  field: {
    phone: 'Teléfono móvil',
    country_code: 'País',
    state_id: 'Estado',
    zip: 'Código postal',
    place: 'Lugar',
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

export const publicWords: PageWords = { contact }
