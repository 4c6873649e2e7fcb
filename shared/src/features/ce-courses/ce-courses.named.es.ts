// What the events and calls of ce courses are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  CeCourseOffered: 'Curso ofrecido',
  allCeCourses: 'Ver cursos',
  getCeCourse: 'Ver curso',
}
