// What the events and calls of these text messages are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  TextNumberProved: 'Teléfono para avisos confirmado',
  TextNumberWithdrawn: 'Teléfono para avisos retirado',
  TextSummaryChosen: 'Resumen por mensaje de texto elegido',
  SummaryTexted: 'Resumen por mensaje de texto enviado',
  textSummary: 'Ver cada cuánto llega el resumen por mensaje de texto',
  chooseTextSummary: 'Elegir cada cuánto llega el resumen por mensaje de texto',
  sendNumberCode: 'Enviar un código al teléfono para avisos',
  proveTextNumber: 'Confirmar el teléfono para avisos',
  withdrawTextNumber: 'Retirar el teléfono para avisos',
}
