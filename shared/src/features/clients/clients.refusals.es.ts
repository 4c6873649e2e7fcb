// What the rules of clients say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'client.archived': 'este {client} ya está en el archivo',
  'client.code_form': 'hacen falta mayúsculas, cifras y guiones, con al menos una cifra, y nunca un nombre: AB-104',
  'client.code_taken': 'ya hay otro {client} con este código',
  'client.uploads_closed': 'todavía no se permite enviar archivos de este {client}',
  'client.without_supervisor': 'falta decir antes quién supervisa a este {client}',
}
