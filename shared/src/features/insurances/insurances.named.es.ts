// What the events and calls of liability insurances are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  InsuranceAdded: 'Seguro añadido',
  InsuranceDatesChanged: 'Fechas del seguro modificadas',
  InsuranceExpiryReminded: 'Recordatorio de vencimiento',
  InsuranceDeleted: 'Seguro eliminado',
  listInsurances: 'Ver seguros',
  exportInsurances: 'Exportar seguros',
  getInsurance: 'Ver seguro',
  insurancesOfTrainee: 'Ver seguros de una persona',
  addInsurance: 'Añadir seguro',
  changeInsurance: 'Modificar seguro',
  deleteInsurance: 'Eliminar seguro',
}
