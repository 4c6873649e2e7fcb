// What the calls of accounts are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  listUsers: 'Ver cuentas',
  exportUsers: 'Exportar cuentas',
  activeAdmins: 'Ver quién administra',
  getUser: 'Ver cuenta',
  editUser: 'Modificar cuenta',
  deactivateUser: 'Cerrar cuenta',
  reactivateUser: 'Reabrir cuenta',
  signOutUser: 'Cerrar sesiones de una persona',
  assignPosition: 'Asignar puesto',
  archivePosition: 'Terminar puesto',
  restorePosition: 'Retomar puesto',
  listMergeable: 'Buscar cuentas de la misma persona',
  previewMerge: 'Ver lo que pasaría a la cuenta',
  mergeAccounts: 'Unir cuentas',
  undoMerge: 'Deshacer la unión de cuentas',
}
