// The words of the screens of liability insurance, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { coverageMessages } from './coverage.messages'

const coverage: typeof coverageMessages = {
  title: 'Seguro de responsabilidad',
  required: 'El programa pide un seguro de responsabilidad. Conviene añadir el certificado antes de que haga falta.',
  empty: 'Todavía no hay ningún seguro.',
  empty_list: 'Todavía no hay seguros de nadie ({trainee}).',
  standing: {
    expired: 'El seguro venció. Falta añadir el que sigue.',
    expiring: 'El seguro vence pronto. Falta añadir el que sigue.',
  },
  theirs: {
    required: 'Se pide un seguro de responsabilidad, y todavía no hay ninguno.',
    standing: { expired: 'El seguro ha vencido.', expiring: 'El seguro vence pronto.' },
  },
  state: { current: 'Vigente', expiring: 'Por vencer', expired: 'Vencido', future: 'Futuro' },
  ending: 'La cobertura termina sin otra',
  from_until: 'Del %{from} al %{until}',
  covers: 'Cubre: %{trainings}',
  add: 'Añadir seguro',
  edit: 'Modificar',
  edit_named: 'Modificar el seguro hasta el %{until}',
  field: {
    trainee: '{Trainee}',
    state: 'Estado',
    effective_date: 'Inicio',
    expiration_date: 'Vencimiento',
    covered: 'Formaciones cubiertas',
    upload_uuid: 'Documento',
    changed: 'Este seguro cambió desde que se abrió. Al guardar, las fechas de aquí reemplazan a estas:',
  },
  form: { add: 'Añadir seguro de responsabilidad', edit: 'Modificar seguro de responsabilidad', submit: 'Guardar' },
  added: 'Documento del seguro añadido',
  updated: 'Documento del seguro modificado',
  one: 'Un documento: otro archivo ocupa el lugar del primero.',
  delete: {
    button: 'Eliminar',
    named: 'Eliminar el seguro hasta el %{until}',
    title: '¿Eliminar este seguro?',
    text: 'El documento se elimina también. Un seguro que venció puede quedarse: prueba lo que cubría entonces.',
    done: 'Se eliminó el seguro.',
  },
  details: { label: 'Partes de este seguro', about: 'Datos', history: 'Historial' },
}

export const publicWords: PageWords = { coverage }
