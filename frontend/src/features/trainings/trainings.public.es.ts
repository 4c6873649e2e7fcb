// The words of the screens of trainings, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { assignedMessages } from './assigned.messages'

const assigned: typeof assignedMessages = {
  title: 'Formaciones',
  own: 'Mis formaciones',
  own_label: 'Formaciones por fecha',
  of: 'Formaciones de %{name}',
  of_empty: 'Todavía no hay ninguna formación asignada a %{name}.',
  none: { current: 'Ninguna formación está en curso.', next: 'Nada está previsto después.' },
  own_empty: 'Todavía no hay ninguna formación asignada.',
  empty:
    'Todavía no hay formaciones. Una formación dice por qué plan se forma alguien ({trainee}), desde cuándo, hasta cuándo y con quién.',
  assign: 'Asignar formación',
  edit: 'Modificar formación',
  edit_several: 'Modificar formaciones',
  too_many: 'Como mucho %{max} a la vez',
  state: { previous: 'Anterior', current: 'Actual', future: 'Futura', next: 'Siguiente' },
  field: {
    trainee: '{Trainee}',
    trainee_ids: '{Trainee+}',
    training_plan_id: 'Plan de formación',
    level: 'Nivel',
    start_at: 'Inicio',
    end_at: 'Fin',
    dates: 'Fechas',
    state: 'Estado',
    faculty: { primary_position_id: '{Faculty}', assistant_position_ids: '{Assistant+}' },
    placement: 'Práctica',
    placements: 'Prácticas',
  },
  dates: '%{start} – %{end}',
  with: 'Con %{names}',
  nobody: 'Nadie todavía',
  placement: { required: 'Necesaria', not_required: 'No necesaria' },
  placements: {
    none: 'Todavía no hay ninguna práctica.',
    not_required: 'No hace falta ninguna práctica.',
    missing: 'Falta una práctica para esta formación: hay que buscar un centro y solicitarla.',
    find: 'Buscar un centro',
    campus: 'en el campus',
  },
  menu: {
    title: 'Acciones',
    of: 'Acciones para %{name}',
    request: 'Solicitar una práctica',
    insurance: 'Seguro de responsabilidad',
    placements: 'Prácticas',
    all: 'Todas las formaciones',
  },
  details: { label: 'Partes de esta formación', about: 'Datos', documents: 'Documentos', history: 'Historial' },
  documents: { title: 'Documentos', submit: 'Añadir a la formación', saved: 'Se añadieron los archivos.' },
  form: {
    title: 'Asignar una formación',
    submit: 'Guardar',
    of: '1 formación |||| %{smart_count} formaciones',
    empty_stays: 'Lo que queda vacío sigue como lo tiene cada formación.',
    no_plan: 'Todavía no hay planes de formación: se crean en Planes.',
  },
  saved: 'planes de formación guardados',
  failed: {
    known: 'el servidor tuvo un error conocido, del que ya se ocupan; conviene probar dentro de un rato',
    title: 'No se guardó todo',
    because: 'no se guardaron los cambios porque',
    done: 'Guardado para 1 {trainee}. |||| Guardado para %{smart_count} {trainee+}.',
    others: 'Otras formaciones de %{name}',
    close: 'Cerrar',
  },
  delete: {
    button: 'Eliminar',
    title: '¿Eliminar la formación de %{name}?',
    text: 'Desaparece de todas las listas. Los días quedan libres para otra formación.',
    done: 'formación eliminada',
    placed: 'Hay prácticas de esta formación: no se puede eliminar.',
  },
}

export const publicWords: PageWords = { assigned }
