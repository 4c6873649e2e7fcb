// What is said of an answer that has not come, in Spanish.
import type { answerMessages as english } from './answers.messages'

export const answerMessages: typeof english = {
  lost: 'No llegó ninguna respuesta: puede que se haya hecho o que no. Conviene revisar la conexión y comprobarlo antes de volver a intentarlo. Tras elegir una contraseña o crear una cuenta, se puede probar a iniciar sesión.',
}
