// What the server itself says of people, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'Another account of yours has been merged into this one: its positions, with all that belongs to them, are with you now':
    'Otra cuenta de la misma persona se unió a esta: sus puestos, con todo lo que tienen, están ahora aquí',
  'Two accounts of yours that had been merged are apart again':
    'Dos cuentas de la misma persona que se habían unido vuelven a estar separadas',
  'Another account of yours was merged into this one': 'Otra cuenta se unió a esta',
  'Those who look after the platform have merged another account of yours into this one. Its positions, with all that belongs to them, are with you now; switch between them at the top of each page.':
    'Quienes administran la plataforma unieron a esta otra cuenta de la misma persona. Los puestos de aquella, con todo lo que tienen, están ahora aquí; se cambia de uno a otro en la parte superior de cada página.',
  'You sign in as before. The other account is closed, and its password opens nothing any more.':
    'El inicio de sesión es el de siempre. La otra cuenta está cerrada y aquella contraseña ya no sirve.',
  'This account was merged into another one of yours': 'Esta cuenta se unió a otra',
  'Those who look after the platform have merged the account that you signed in to with this address into another account of yours. All of it is there; sign in by the address of that account.':
    'Quienes administran la plataforma unieron la cuenta de esta dirección a otra cuenta de la misma persona. Todo está allí; inicie sesión con la dirección de aquella cuenta.',
  'The account of this address is closed, and its password opens nothing any more.':
    'La cuenta de esta dirección está cerrada y aquella contraseña ya no sirve.',
  'Two accounts of yours are apart again': 'Dos cuentas vuelven a estar separadas',
  'Those who look after the platform have undone the merge of two accounts of yours. Each has its own positions again, and is signed in to by its own address and password.':
    'Quienes administran la plataforma deshicieron la unión de dos cuentas de la misma persona. Cada una tiene de nuevo sus propios puestos, y se inicia sesión en ella con la dirección y la contraseña que ya tenía.',
  'If the other account is not yours, tell those who look after the platform: for 30 days this can be undone.':
    'Si la otra cuenta no es propia, avise a quienes administran la plataforma: durante 30 días esto se puede deshacer.',
  'Somebody has tried to guess your password from several networks. For a day your account can be signed in to from devices that you have used before, and from no other':
    'Alguien intentó adivinar la contraseña de esta cuenta desde varias redes. Durante un día solo se puede iniciar sesión desde dispositivos ya usados',
  'An admin has taken two-factor sign-in away from your account. Set it up anew on the page of your account':
    'Un administrador quitó la verificación en dos pasos de esta cuenta. Se puede configurar de nuevo en la página de la cuenta',
  'An admin has begun to act as you. Who, why and for how long stands in the history of your account':
    'Un administrador empezó a usar esta cuenta. Quién, por qué y cuánto tiempo consta en el historial de la cuenta',
  'An admin acts as you': 'Un administrador usa su cuenta',
  '{admin} has begun to act as you, to help or to look into something: {reason}':
    '{admin} empezó a usar su cuenta, para ayudar o revisar algo: {reason}',
  'They see what you see, but for files, and can neither sign, decide nor change your account. It ends within an hour. What they do stands under both names.':
    'Ve lo mismo que la persona titular, salvo los archivos, y no puede firmar, decidir ni cambiar la cuenta. Termina en una hora como máximo. Lo que haga consta con los dos nombres.',
  'Look at your history': 'Ver mi historial',
  'If you did not expect this, ask those who look after the platform.':
    'Si no lo esperaba, pregunte a quienes administran la plataforma.',
  'Your account can be signed in to from new devices again':
    'Ya se puede iniciar sesión en esta cuenta desde dispositivos nuevos',
  'Somebody has tried to guess your password': 'Alguien intentó adivinar su contraseña',
  'Hello {name},': 'Hola, {name}:',
  'Somebody has tried to guess the password of your account, from several networks. For a day it can be signed in to from devices that you have used before, and from no other.':
    'Alguien intentó adivinar la contraseña de su cuenta desde varias redes. Durante un día solo se puede iniciar sesión desde dispositivos que ya ha usado.',
  'If it was you, on a new device: lift the lock by the link below, which opens for a day, or ask those who look after the platform.':
    'Si fue un intento propio desde un dispositivo nuevo, el enlace siguiente, que sirve durante un día, desbloquea la cuenta; también se puede preguntar a quienes administran el sistema.',
  'Lift the lock': 'Desbloquear',
  'Your password is as it was, and nobody got in by these attempts.':
    'Su contraseña no ha cambiado y nadie entró con estos intentos.',
  'You can sign in from new devices again': 'Ya puede iniciar sesión desde dispositivos nuevos',
  'Your account can be signed in to from new devices again.':
    'Ya se puede iniciar sesión en su cuenta desde dispositivos nuevos.',
  'Sign in': 'Iniciar sesión',
  'Look at your account': 'Ver mi cuenta',
  'If that was not you, change your password and tell those who look after the platform.':
    'Si el cambio no fue propio, cambie la contraseña y avise a quienes administran la plataforma.',
  'Codes for signing in go to your phone': 'Los códigos para iniciar sesión se envían al teléfono',
  'Two-factor sign-in was set up for your account, by text message. From now on, signing in sends a code to the phone that was named there. Everywhere else you were signed out.':
    'Se activó la verificación en dos pasos de su cuenta, por mensaje de texto. A partir de ahora, el inicio de sesión envía un código al teléfono que se indicó. Las demás sesiones se cerraron.',
  'Two-factor sign-in was set up': 'Se configuró la verificación en dos pasos',
  'Two-factor sign-in was set up for your account. From now on, signing in asks for a code of your app after the password. Everywhere else you were signed out.':
    'Se configuró la verificación en dos pasos de su cuenta. Desde ahora, el inicio de sesión pide un código de la aplicación después de la contraseña. Las demás sesiones se cerraron.',
  'Two-factor sign-in was taken away': 'Se quitó la verificación en dos pasos',
  'Two-factor sign-in was taken away from your account. From now on, the password alone is enough to sign in.':
    'Se quitó la verificación en dos pasos de su cuenta. Desde ahora basta la contraseña para iniciar sesión.',
  'A recovery code was used': 'Se usó un código de recuperación',
  'A recovery code was used to sign in to your account. It opens nothing any more. If few are left, make new ones.':
    'Se usó un código de recuperación para iniciar sesión en su cuenta. Ya no sirve. Si quedan pocos, conviene hacer otros.',
  'New recovery codes were made': 'Se hicieron códigos de recuperación nuevos',
  'New recovery codes were made for your account. Those of before open nothing any more.':
    'Se hicieron códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.',
  'A passkey was added': 'Se añadió una llave de acceso',
  'The passkey “{passkey}” was added to your account. It signs in to it without your password and without a code.':
    'Se añadió a su cuenta la llave de acceso “{passkey}”. Con ella se inicia sesión sin contraseña y sin código.',
  'If that was not you, remove it, change your password and tell those who look after the platform.':
    'Si el cambio no fue propio, quítela, cambie la contraseña y avise a quienes administran la plataforma.',
  'A passkey was removed': 'Se quitó una llave de acceso',
  'A passkey was removed from your account. It signs in to it no more, and everywhere else you were signed out.':
    'Se quitó una llave de acceso de su cuenta. Ya no sirve para iniciar sesión, y las demás sesiones se cerraron.',
  'A passkey may have been copied': 'Puede que se haya copiado una llave de acceso',
  'A passkey of your account was given, and was not taken: its counter went back, which happens where somebody has a copy of it. Remove it, and add a new one.':
    'Se usó una llave de acceso de su cuenta y no se aceptó: su contador retrocedió, lo que ocurre cuando alguien tiene una copia. Quítela y añada otra.',
  'Somebody gets a position in the organization': 'Alguien recibe un puesto en la organización',
}
