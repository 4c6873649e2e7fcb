// What the events and calls of drafts are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  discardDraft: 'Descartar borrador',
  getDraft: 'Ver borrador',
  saveDraft: 'Guardar borrador',
}
