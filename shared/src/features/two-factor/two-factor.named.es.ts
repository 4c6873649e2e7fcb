// What the calls of two-factor sign-in are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  authenticatorSetup: 'Ver código QR de la aplicación de autenticación',
  choosePhone: 'Elegir teléfono para la verificación en dos pasos',
  chooseTwoFactor: 'Elegir método de verificación en dos pasos',
  passSecondStep: 'Segundo paso del inicio de sesión',
  renewRecoveryCodes: 'Renovar códigos de recuperación',
  resetTwoFactor: 'Quitar verificación en dos pasos',
  resetTwoFactorOf: 'Restablecer verificación en dos pasos de una persona',
  secondStep: 'Ver segundo paso del inicio de sesión',
  sendCodeAgain: 'Enviar otro código por mensaje de texto',
  twoFactorSetup: 'Ver verificación en dos pasos',
  verifyAuthenticator: 'Comprobar aplicación de autenticación',
  verifyPhone: 'Comprobar teléfono',
}
