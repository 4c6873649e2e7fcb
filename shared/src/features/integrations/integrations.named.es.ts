// What the events and calls of integrations are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  IntegrationCreated: 'Integración creada',
  IntegrationEdited: 'Integración modificada',
  IntegrationPaused: 'Integración en pausa',
  IntegrationResumed: 'Integración reanudada',
  IntegrationSecretRenewed: 'Secreto de la integración renovado',
  IntegrationTested: 'Prueba enviada a la integración',
  IntegrationDeliveryRepeated: 'Envío a la integración repetido',
  IntegrationDeleted: 'Integración eliminada',
  integrationsOfOrganization: 'Ver integraciones',
  getIntegration: 'Ver integración',
  integrationDeliveries: 'Ver envíos de una integración',
  createIntegration: 'Crear integración',
  editIntegration: 'Modificar integración',
  pauseIntegration: 'Poner en pausa una integración',
  resumeIntegration: 'Reanudar integración',
  renewIntegrationSecret: 'Renovar el secreto de una integración',
  deleteIntegration: 'Eliminar integración',
  testIntegration: 'Enviar una prueba a una integración',
  sendDeliveryAgain: 'Repetir un envío a una integración',
}
