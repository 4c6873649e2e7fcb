// What the events and calls of forms are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  FormDrafted: 'Formulario redactado',
  FormPublished: 'Formulario publicado',
  FormUnpublished: 'Publicación del formulario retirada',
  availableForms: 'Ver formularios disponibles',
  getForm: 'Ver formulario',
}
