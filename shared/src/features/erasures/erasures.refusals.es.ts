// What the rules of erasures say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'erasure.exists': 'el borrado de esta persona ya se solicitó',
  'erasure.merged': 'esta cuenta se unió a otra; borre los datos de aquella',
  'erasure.done': 'los datos de esta persona ya se borraron',
  'erasure.withdrawn': 'esta solicitud se retiró; hay que hacer una nueva',
  'erasure.begun': 'este borrado ya empezó y no se puede retirar',
  'erasure.oneself': 'nadie solicita ni confirma su propio borrado: lo hacen otras dos personas que administran',
  'erasure.same_admin': 'debe confirmarlo una persona distinta de quien lo solicitó',
  'erasure.too_early': 'un borrado se puede confirmar 24 horas después de solicitarlo',
  'erasure.not_confirmed': 'este borrado no se confirmó',
  'erasure.out_of_turn': 'este paso del borrado no es el siguiente',
  'erasure.person_unknown': 'no existe esta persona',
}
