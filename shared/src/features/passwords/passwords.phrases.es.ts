// What the server says of passwords by itself, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'A link to choose a new password is on its way. It opens for {minutes} minutes.':
    'Ya va de camino un enlace para elegir una contraseña nueva. Se puede usar durante {minutes} minutos.',
  'If this address belongs to an account, a link to choose a new password is on its way. It opens for {minutes} minutes.':
    'Si esta dirección pertenece a una cuenta, va en camino un enlace para elegir una contraseña nueva. Sirve durante {minutes} minutos.',
  'Your password is changed. Sign in with the new one.':
    'La contraseña ha cambiado. Ya se puede iniciar sesión con la nueva.',
  'Rows of keys are tried first': 'Las filas de teclas se prueban primero',
  'Short patterns of keys are easy to guess': 'Los patrones cortos de teclas son fáciles de adivinar',
  'Signs that are repeated, such as “aaa”, are easy to guess':
    'Los signos repetidos, como “aaa”, son fáciles de adivinar',
  'What is repeated, such as “abcabc”, is hardly harder to guess than once':
    'Lo que se repite, como “abcabc”, apenas es más difícil de adivinar que una sola vez',
  'Sequences, such as “abc” or “6543”, are easy to guess':
    'Las secuencias, como “abc” o “6543”, son fáciles de adivinar',
  'Recent years are easy to guess': 'Los años recientes son fáciles de adivinar',
  'Dates are easy to guess': 'Las fechas son fáciles de adivinar',
  'This is one of the ten passwords that are used most': 'Es una de las diez contraseñas más usadas',
  'This is one of the hundred passwords that are used most': 'Es una de las cien contraseñas más usadas',
  'Many people use this password': 'Mucha gente usa esta contraseña',
  'This is much like a password that many people use': 'Se parece mucho a una contraseña que usa mucha gente',
  'One word by itself is easy to guess': 'Una sola palabra es fácil de adivinar',
  'Names by themselves are easy to guess': 'Los nombres solos son fáciles de adivinar',
  'Common names are easy to guess': 'Los nombres comunes son fáciles de adivinar',
  'It contains what others know of you': 'Contiene algo que otras personas pueden saber',
  'This password has become known elsewhere': 'Esta contraseña ya se ha conocido en otro lugar',
  'Signs in place of letters, such as “@” for “a”, hardly help':
    'Los signos en lugar de letras, como “@” por “a”, apenas ayudan',
  'Words written backwards hardly help': 'Las palabras al revés apenas ayudan',
  'All capitals are hardly harder to guess than none': 'Solo mayúsculas apenas es más difícil de adivinar que ninguna',
  'A capital at the beginning hardly helps': 'Una mayúscula al principio apenas ayuda',
  'Leave out years that have to do with you': 'Conviene evitar años relacionados con la propia persona',
  'Leave out what repeats': 'Conviene evitar lo que se repite',
  'Longer patterns of keys, with turns, are harder to guess':
    'Los patrones de teclas más largos y con cambios de dirección son más difíciles de adivinar',
  'Another word or two that are not common would make it stronger':
    'Una o dos palabras más, poco comunes, la harían más segura',
  'Several words in a row are strong; leave out common phrases':
    'Varias palabras seguidas son seguras; conviene evitar frases conocidas',
  'Signs, digits and capitals are not needed for a strong password':
    'Una contraseña segura no necesita signos, cifras ni mayúsculas',
  'Choose a new password': 'Elegir una contraseña nueva',
  'Somebody, most likely you, has asked for a link to choose a new password for your account. It opens once, within {minutes} minutes.':
    'Alguien, probablemente la persona titular, pidió un enlace para elegir una contraseña nueva para esta cuenta. Se abre una sola vez, en un plazo de {minutes} minutos.',
  'Choose a password': 'Elegir una contraseña',
  'If it was not you, nothing has to be done: your password stays as it is, and nobody else has this link.':
    'Si la petición no fue propia, no hace falta hacer nada: la contraseña sigue igual y nadie más tiene este enlace.',
  'Your password has been changed': 'La contraseña ha cambiado',
  'The password of your account has been changed, and everywhere else it was signed out.':
    'La contraseña de esta cuenta ha cambiado, y se cerró la sesión en todos los demás dispositivos.',
  'If it was not you: choose another password at once, by “Forgot your password?” on the sign-in page.':
    'Si el cambio no fue propio: conviene elegir otra contraseña de inmediato, con “¿Contraseña olvidada?” en la página de inicio de sesión.',
}
