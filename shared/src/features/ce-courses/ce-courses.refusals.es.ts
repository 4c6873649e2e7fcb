// What the rules of continuing-education courses say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'ce_course.answer_missing': 'falta responder a esta pregunta',
  'ce_course.answer_unknown': 'esta respuesta no es de la pregunta',
  'ce_course.archived': 'este curso está archivado: antes hay que recuperarlo',
  'ce_course.changed': 'el curso cambió desde que se abrió: conviene leerlo otra vez y responder después',
  'ce_course.empty': 'hace falta al menos un apartado, para que haya algo que leer',
  'ce_course.exam_required': 'este curso se completa con el examen',
  'ce_course.id_repeated': 'dos partes del curso tienen el mismo identificador',
  'ce_course.no_exam': 'este curso no tiene examen: se completa al leerlo',
  'ce_course.none_right': 'falta marcar qué respuesta es correcta',
  'ce_course.one_right': 'hay varias respuestas correctas: hay que permitir elegir varias, o marcar solo una',
  'ce_course.option_repeated': 'esta respuesta ya está',
  'ce_course.too_long':
    'un curso tiene {most} caracteres como máximo, entre todos los apartados y preguntas: se puede adjuntar un documento o escribir otro curso',
}
