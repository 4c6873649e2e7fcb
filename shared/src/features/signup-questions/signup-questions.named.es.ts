// What the events and calls of the questions of signing up are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  SignupQuestionAdded: 'Pregunta del registro añadida',
  SignupQuestionChanged: 'Pregunta del registro modificada',
  SignupQuestionRetired: 'Pregunta del registro retirada',
  SignupQuestionValueAdded: 'Opción de una pregunta añadida',
  SignupQuestionValueChanged: 'Opción de una pregunta modificada',
  SignupQuestionValueRemoved: 'Opción de una pregunta eliminada',
  getSurveyQuestions: 'Ver las preguntas del registro',
  listDisciplines: 'Ver las disciplinas',
  checkSignupResponse: 'Comprobar las respuestas del registro',
  checkSupervisorLicenses: 'Comprobar las licencias del registro',
  ownSignupResponse: 'Ver las propias respuestas del registro',
  changeSignupResponse: 'Modificar las propias respuestas del registro',
  getSignupResponse: 'Ver las respuestas del registro de una persona',
  listSignupQuestions: 'Ver todas las preguntas del registro',
  addSignupQuestion: 'Añadir pregunta del registro',
  layStartingQuestions: 'Empezar con las preguntas del producto',
  changeSignupQuestion: 'Modificar pregunta del registro',
  retireSignupQuestion: 'Retirar pregunta del registro',
  addSignupQuestionValue: 'Añadir opción de una pregunta',
  changeSignupQuestionValue: 'Modificar opción de una pregunta',
  removeSignupQuestionValue: 'Eliminar opción de una pregunta',
}
