// What the rules of imports say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'import.ended': 'esta importación ya terminó',
  'import.kind_unknown': 'no se puede importar nada de este tipo',
  'import.too_large': 'un archivo para importar puede tener 10 MB como máximo: conviene dividirlo',
  'import.not_csv': 'no es un archivo CSV: primero hay que guardar la hoja como CSV',
  'import.unreadable': 'este archivo no se puede leer en la línea {line}: conviene revisar ahí las comillas',
  'import.empty': 'no hay filas debajo de los encabezados',
  'import.too_many_rows': 'un archivo para importar puede tener {max} filas como máximo: conviene dividirlo',
  'import.heading_unknown': 'este encabezado no está en el archivo',
  'import.field_unknown': 'este campo no se puede importar',
  'import.field_required': 'falta indicar bajo qué encabezado está',
  'import.file_taken': 'este archivo ya pertenece a otra cosa: hay que elegirlo de nuevo',
  'import.unexpected': 'esta fila no se pudo añadir y no se sabe por qué. Se puede importar otra vez por separado',
  'import.value_required': 'es obligatorio',
  'import.value_invalid': 'no es un valor que se pueda guardar aquí, o es demasiado largo',
  'import.yes_or_no': 'hay que escribir sí o no',
}
