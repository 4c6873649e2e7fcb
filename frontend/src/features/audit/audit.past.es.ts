// What fields and values are called in Spanish that things of several features have, where their past is told.
import type { Messages } from '../../providers/words'

const roles: Messages = {
  trainee: '{Trainee}',
  supervisor: '{Supervisor}',
  faculty: '{Faculty}',
  coordinator: '{Coordinator}',
  assistant: '{Assistant}',
  manager: 'Gerencia',
  staff: 'Personal',
  admin: 'Administración',
}

export const past: Messages = {
  field: {
    comments_count: 'Comentarios en total',
    at: 'Cuándo',
    body: 'Texto',
    owner: 'Enviado por',
    kind: 'Tipo de archivo',
    mimetype: 'Formato del archivo',
    size: 'Bytes',
    by: 'Por',
    code: 'Código',
    comments: 'Comentarios',
    description: 'Descripción',
    documents: 'Documentos',
    email: 'Correo electrónico',
    name: 'Nombre',
    reason: 'Motivo',
    revision: 'Revisión',
    role: 'Rol',
    scan: 'Código malicioso',
    status: 'Estado',
    title: 'Título',
    to: 'A',
    words: 'Palabras',
  },
  value: {
    role: roles,
    submitter_roles: roles,
    submitted_by: roles,
    kind: { images: 'Imagen', documents: 'Documento' },
    scan: { passed: 'No se encontró', none: 'Sin comprobar' },
  },
}
