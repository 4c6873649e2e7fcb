// What the rules of accounts say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'user.oneself': 'aquí nadie cierra su propia cuenta ni cambia sus propios puestos',
  'user.not_active': 'esta cuenta está cerrada',
  'position.role_unfit': 'en una organización de este tipo nadie tiene este papel',
  'organization.not_available': 'esta organización no se puede elegir',
  'user.not_inactive': 'esta cuenta no está cerrada',
  'user.merge_same': 'es la misma cuenta',
  'user.merge_unknown': 'no existe esa cuenta',
  'user.merged_already': 'esta cuenta se unió a otra; hay que deshacer eso primero',
  'user.merge_admin': 'las cuentas de quienes administran la plataforma no se unen',
  'user.merge_into_closed': 'la cuenta que se conserva no está abierta',
  'user.merge_exclusive':
    'en una organización es {trainee} con una cuenta y tiene otro papel con la otra; termine antes uno de los dos puestos',
  'user.merge_erasing': 'se ha pedido borrar los datos de una de las dos cuentas',
  'user.merge_erased': 'los datos de la otra cuenta se borraron, así que no hay a quién devolver nada',
  'user.merge_over': 'ya no se puede deshacer: fue hace más de 30 días',
  'user.zone_unknown': 'no existe esa zona horaria',
}
