// The words of what went wrong, is closed to somebody or is not there, in Spanish.
import type { Messages } from '../../providers/words'

export const failureMessages: Messages = {
  errors: {
    modal: 'Error',
    ok: 'Aceptar',
    sign_in_again: 'Iniciar sesión de nuevo',
    not_now: 'Ahora no',
    title: {
      401: 'Sin sesión',
      403: 'Sin permiso',
      404: 'No encontrado',
      423: 'Bloqueado',
      500: 'Error interno del servidor',
    },
    message: {
      401: 'La sesión se cerró. Para continuar hay que iniciar sesión.',
      403: 'No hay permiso para abrir esta página.',
      404: 'No se encontró lo que se buscaba.',
      423: 'La sesión está bloqueada. Para continuar hay que iniciar sesión otra vez.',
      500: 'Se produjo un error. Conviene volver a intentarlo más tarde.',
    },
    fallback: 'El servidor respondió %{status} a %{endpoint}.',
    offline:
      'No hay conexión. Lo que se ve puede ser antiguo, y no se puede guardar nada. La página se pone al día cuando vuelve la conexión; lo que se intente ahora habrá que intentarlo de nuevo.',
    outdated:
      'Una parte de lo que se ve aquí está desactualizada: un cambio posterior no se pudo procesar. No se perdió nada, y quienes administran Practicum ya tienen el aviso.',
    unreachable:
      'No se pudo contactar con el servidor. Conviene revisar la conexión y volver a intentarlo; no se perdió nada.',
    not_done:
      'No se pudo contactar con Practicum. Lo escrito sigue aquí. Conviene revisar la conexión y volver a intentarlo; nada se hará dos veces.',
    reload: 'Recargar',
    try_again: 'Reintentar',
    list: 'No se pudo cargar esta lista.',
  },
  denied: {
    title: 'Esta página no se puede abrir',
    text: 'El rol actual no tiene acceso a %{path}. Si hay otro rol con acceso, se puede cambiar a él en el menú de la cuenta.',
    home: 'Ir al panel',
  },
  crash: {
    title: 'Esta pantalla dejó de funcionar',
    text: 'Para continuar hay que recargarla. Lo guardado está a salvo.',
  },
  not_found: { title: 'Página no encontrada', text: 'No se encontró lo que se buscaba.' },
  gone: {
    text: 'No se encontró lo que se buscaba. Puede que se haya eliminado o que no se comparta con esta cuenta.',
    since_title: 'Ya no está aquí',
    since: 'Esto se eliminó mientras se veía, o ya no se comparte con esta cuenta.',
    list: 'Volver a la lista',
  },
}
