// What the events and calls of ce courses are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  CeCourseOffered: 'Curso ofrecido',
  CeCourseAdded: 'Alta de un curso',
  CeCourseEdited: 'Cambio de un curso',
  CeCoursePublished: 'Publicación de un curso',
  CeCourseWithdrawn: 'Retirada de un curso',
  CeCourseArchived: 'Archivo de un curso',
  CeCourseUnarchived: 'Recuperación de un curso',
  CourseRead: 'Curso leído',
  CourseExamTaken: 'Examen de un curso',
  addCeCourse: 'Añadir curso',
  allCeCourses: 'Ver cursos',
  answerCeCourseExam: 'Responder al examen de un curso',
  archiveCeCourse: 'Archivar curso',
  editCeCourse: 'Modificar curso',
  exportCeCourseTakings: 'Descargar resultados de cursos',
  getCeCourse: 'Ver curso',
  getCeCourseContent: 'Ver contenido de un curso',
  getCeCourseExam: 'Ver examen de un curso',
  getCeCourseTaking: 'Ver resultado de un curso',
  hipaaCeCourse: 'Ver curso de HIPAA',
  listCeCourseTakings: 'Ver resultados de cursos',
  publishCeCourse: 'Publicar curso',
  readCeCourse: 'Dar un curso por leído',
}
