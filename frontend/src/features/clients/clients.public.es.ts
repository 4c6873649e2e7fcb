// The words of the screens of clients, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { caseloadMessages } from './caseload.messages'

const caseload: typeof caseloadMessages = {
  title: '{Client+}',
  empty: 'Todavía no hay nadie aquí.',
  empty_own:
    'Conviene añadir a cada persona con un código propio, nunca con un nombre. Solo se ve aquí, y lo ve quien se elija.',
  empty_waiting: 'Nadie espera para enviar archivos.',
  archived: 'En el archivo',
  incomplete: 'Archivos no permitidos',
  add: 'Añadir: {client}',
  edit: 'Modificar',
  added: 'Se añadió %{code}.',
  saved: 'Se guardó %{code}.',
  changed: 'Hubo cambios desde que se abrió. Al guardar, los valores de aquí reemplazan a estos:',
  field: {
    code: 'Código',
    code_help: 'Mayúsculas, cifras y guiones, nunca un nombre ni iniciales: AB-104',
    trainee: '{Trainee}',
    supervisor: '{Supervisor}',
    supervisor_help: 'Ve este registro ({client}) y lo que se envía. Nadie más lo ve.',
    uploads: 'Archivos',
    created_at: 'Alta',
  },
  uploads: { allowed: 'Archivos permitidos', requested: 'Archivos pedidos', closed: 'Archivos no permitidos' },
  details: { label: 'Partes de este registro ({client})', about: 'Datos', history: 'Historial' },
  form: { add: 'Añadir: {client}', edit: 'Modificar %{code}', submit: 'Guardar' },
  request: {
    button: 'Pedir permiso para enviar archivos',
    done: 'Se avisó a %{name}.',
    nobody: 'Antes hay que elegir quién supervisa ({supervisor}): da el permiso.',
  },
  allow: {
    button: 'Permitir archivos',
    named: 'Permitir archivos de %{code}',
    done: 'Se permiten archivos de %{code}.',
  },
  forbid: {
    button: 'No permitir archivos',
    title: '¿No permitir más archivos de %{code}?',
    text: 'No se podrá enviar ni quitar nada más. Lo que hay se queda.',
    done: 'Ya no se permiten archivos de %{code}.',
  },
  decline: {
    button: 'Rechazar',
    title: '¿Rechazar la petición de enviar archivos de %{code}?',
    text: 'Quien lo pidió recibe un aviso, y puede volver a pedirlo.',
    done: 'Se rechazó la petición de enviar archivos de %{code}.',
  },
  archive: {
    button: 'Archivar',
    title: '¿Archivar %{code}?',
    text: 'Sale de la lista, mantiene el código y lo que se envió, y se puede recuperar.',
    done: 'Se archivó %{code}.',
  },
  restore: { button: 'Recuperar', done: 'Se recuperó %{code}.' },
  documents: {
    title: 'Documentos',
    none: 'Todavía no se envió nada.',
    closed: 'Cuando se permita ({supervisor}), los archivos se envían aquí.',
    saved: 'Se enviaron los archivos.',
    submit: 'Enviar',
  },
}

export const publicWords: PageWords = { caseload }
