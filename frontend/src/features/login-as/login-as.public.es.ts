// The words of acting as somebody, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { actingMessages } from './acting.messages'

const acting: typeof actingMessages = {
  button: 'Usar su cuenta',
  whom: 'Usar la cuenta de %{name}',
  title: '¿Usar la cuenta de %{name}?',
  title_somebody: 'Usar la cuenta de otra persona',
  text: 'Se ve lo mismo que ve esa persona, durante una hora como máximo. No se puede firmar ni decidir en su lugar, abrir sus archivos ni cambiar su cuenta. Se le avisa quién es y por qué; lo que se haga consta con los dos nombres.',
  field: {
    person: 'Persona',
    reason: 'Motivo',
    reason_help: 'También lo lee esa persona.',
  },
  search: {
    type: 'Escribir el comienzo del nombre o del correo.',
    loading: 'Buscando…',
    nobody: 'No hay nadie con ese nombre cuya cuenta se pueda usar.',
    unavailable: 'Ahora no se puede buscar a nadie.',
  },
  banner: {
    label: 'Cuenta de otra persona en uso',
    text: 'Esta es la cuenta de %{name}, hasta %{until} como máximo.',
    stop: 'Dejar de usarla',
  },
  history: {
    title: 'Historial de la cuenta',
    about: 'Cuándo se inició sesión, qué cambió y quién ha usado esta cuenta.',
    show: 'Mostrar',
  },
}

export const publicWords: PageWords = { acting }
