// What is said of questions, answers and licences that do not hold, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'signup_question.required': 'Responda a esta pregunta para continuar',
  'signup_question.left_out': 'Queda una pregunta por responder: {question}. Vuelva a cargar la página para verla',
  'signup_question.unknown': 'no es una pregunta que se haga. Vuelva a cargar la página',
  'signup_question.repeated': 'se ha respondido dos veces',
  'signup_question.answer_unfit': 'no es lo que pide esta pregunta',
  'signup_question.value_unknown': 'ya no se ofrece. Vuelva a cargar la página',
  'signup_question.one_value': 'Elija una de ellas',
  'signup_question.agree_unfit': 'es 1 o 0',
  'signup_question.later_than_today': 'no puede ser posterior a hoy',
  'signup_question.other_unfit': 'corresponde a una opción que no se ha elegido',
  'signup_question.too_many': 'Ya hay {max} preguntas',
  'signup_question.retired': 'Esta pregunta ya no se hace',
  'signup_question.values_unfit': 'En una pregunta de este tipo no se elige nada',
  'signup_question.values_too_many': 'Ya hay {max} opciones',
  'signup_question.value_exists': 'ya se ofrece',
  'signup_question.value_differs': 'ahora es otra',
  'signup_question.other_exists': 'Ya hay otra opción abierta',
  'supervisor_license.none': 'Indique una licencia. Escriba 00000 como número si no tiene ninguna',
  'supervisor_license.unasked': 'Aquí no se piden licencias',
  'supervisor_license.number_required': 'El número de licencia es obligatorio',
  'supervisor_license.state_required': 'El estado es obligatorio',
  'supervisor_license.discipline_required': 'La disciplina es obligatoria',
  'supervisor_license.state_unknown': 'no es un estado que conozcamos',
  'supervisor_license.discipline_unknown': 'no es una disciplina que conozcamos',
}
