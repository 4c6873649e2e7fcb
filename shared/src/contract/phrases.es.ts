// What the server itself says of everything, in Spanish.
import type { Texts } from '../kernel/texts'

export const phrases: Texts = {
  Yes: 'Sí',
  No: 'No',
  Status: 'Estado',
  Title: 'Título',
  Day: 'Día',
  'Created by': 'Quién lo creó',
  Created: 'Creación',
  Archived: 'Fecha de archivo',
}
