// What exports say when they are refused, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'export.too_many':
    'ya se hizo el número de exportaciones permitido en una hora; se puede volver a intentar en {minutes} minutos',
  'export.too_large': 'coinciden más de {limit} eventos; hay que acotar el filtro',
}
