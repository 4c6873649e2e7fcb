// The words of what is a sample, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { sampleMessages } from './sample-switch.messages'

const samples: typeof sampleMessages = {
  title: 'Muestra',
  plan: 'Plan de muestra',
  plan_help: 'Solo se asigna a {trainee+} de muestra.',
  trainee: '{Trainee} de muestra',
  trainee_help: 'Puede recibir planes y {supervisor+} de muestra.',
  supervisor: '{Supervisor} de muestra',
  supervisor_help: 'Solo se asigna a {trainee+} de muestra.',
  marked: 'Desde ahora es de muestra.',
  unmarked: 'Ya no es de muestra.',
}

export const publicWords: PageWords = { samples }
