// The words of organizations in Spanish: the product's own, and those that programs often have instead. Chosen to fit every gender where there is such a word.

import type { Word, Words } from '../kernel/own-words'

/** The texts stand as they are before words like «centro»; before these, what leads to them is another word. */
const FEMININE = {
  el: 'la',
  El: 'La',
  un: 'una',
  Un: 'Una',
  del: 'de la',
  al: 'a la',
  los: 'las',
  Los: 'Las',
  este: 'esta',
  Este: 'Esta',
  estos: 'estas',
  ningún: 'ninguna',
  Ningún: 'Ninguna',
}

const practicante: Word = { one: 'practicante', many: 'practicantes' }
const centro: Word = { one: 'centro', many: 'centros' }

export const words: Words = {
  trainee: practicante,
  supervisor: { one: 'supervisor', many: 'supervisores' },
  faculty: { one: 'docente', many: 'docentes' },
  coordinator: { one: 'coordinador', many: 'coordinadores' },
  client: { one: 'cliente', many: 'clientes' },
  'supervision site': { one: 'centro de supervisión', many: 'centros de supervisión' },
  assistant: { one: 'asistente', many: 'asistentes' },
  // Common among programs.
  intern: practicante,
  extern: practicante,
  resident: { one: 'residente', many: 'residentes' },
  student: { one: 'estudiante', many: 'estudiantes' },
  fellow: { one: 'becario', many: 'becarios' },
  associate: { one: 'asociado', many: 'asociados' },
  mentor: { one: 'mentor', many: 'mentores' },
  preceptor: { one: 'preceptor', many: 'preceptores' },
  instructor: { one: 'instructor', many: 'instructores' },
  advisor: { one: 'asesor', many: 'asesores' },
  professor: { one: 'docente', many: 'docentes' },
  director: { one: 'director', many: 'directores' },
  patient: { one: 'paciente', many: 'pacientes' },
  site: centro,
  agency: { one: 'agencia', many: 'agencias', before: FEMININE },
  clinic: { one: 'clínica', many: 'clínicas', before: FEMININE },
  'training site': { one: 'centro de formación', many: 'centros de formación' },
}
