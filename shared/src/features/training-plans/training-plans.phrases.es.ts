// What the server itself says of training plans, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  '{actor} changed: {subject}': '{actor} modificó: {subject}',
  '{actor} changed your training plan': '{actor} modificó algo propio (training plan)',
  '{actor} archived: {subject}': '{actor} archivó: {subject}',
  '{actor} archived your training plan': '{actor} archivó algo propio (training plan)',
}
