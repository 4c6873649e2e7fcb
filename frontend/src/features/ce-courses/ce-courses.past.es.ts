// What the fields and states of a course are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { cecourse: 'Curso', coursetaking: 'Curso de una persona' },
  field: {
    answers: 'Respuestas dadas',
    wrong: 'Respuestas equivocadas',
    score: 'Puntuación',
    passed: 'Aprobado',
    title: 'Título',
    description: 'Descripción',
    hipaa: 'Cumple el requisito de HIPAA',
    pass_mark: 'Porcentaje para aprobar',
    ce_course: 'Curso',
    status: 'Estado',
    edition: 'Edición',
    sections: 'Apartados',
    heading: 'Título del apartado',
    questions: 'Preguntas',
    options: 'Respuestas',
    multiple: 'Se pueden elegir varias',
    documents: 'Documentos',
    words: 'Palabras',
    published_at: 'Publicación',
    created_at: 'Alta',
  },
  value: { status: { draft: 'Borrador', published: 'Publicado', archived: 'En el archivo' } },
}
