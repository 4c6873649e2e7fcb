// Refusals that are of no feature, in Spanish.
import type { Texts } from '../kernel/texts'

export const refusals: Texts = {
  server_error: 'Se produjo un error. Conviene volver a intentarlo más tarde',
  not_found: 'No se encontró lo que se buscaba',
  forbidden: 'No hay permiso para abrir esta página',
  unauthorized: 'Para continuar hay que iniciar sesión',
  second_step: 'Para continuar hace falta el código del segundo paso',
  setup_first: 'Para continuar hay que configurar la verificación en dos pasos',
  token_unknown: 'Este token de acceso no se conoce aquí o ya no existe',
  token_revoked: 'Este token de acceso se ha revocado',
  token_expired: 'Este token de acceso ha caducado',
  token_owner: 'Quien creó este token de acceso ya no puede iniciar sesión aquí, o no puede ahora',
  token_scope: 'Este token de acceso no llega hasta aquí: le falta el permiso {scope}',
  token_closed: 'Esto no se puede hacer con un token de acceso',
  malformed: 'No se pudo leer la solicitud',
  unsupported: 'Esto debe enviarse como application/json',
  too_large: 'La solicitud es demasiado grande',
  method_not_allowed: 'Esto no se puede hacer aquí',
  uri_too_long: 'La dirección es demasiado larga',
  unavailable: 'El servicio está ocupado. Conviene volver a intentarlo en un momento',
  set_aside:
    'Esto no se puede mostrar por ahora: no se pudo procesar. No se perdió nada, y quienes administran el servicio ya tienen el aviso',
  read_only:
    'Por ahora no se puede cambiar nada: se están revisando los registros de esta instalación. Lo que se ve puede estar desactualizado. Quienes administran el servicio ya tienen el aviso',
  unknown_key: 'no es un campo conocido',
  version_conflict: 'Alguien cambió esto mientras tanto. Conviene ver la versión más reciente antes de decidir',
  csrf: 'La página lleva mucho tiempo abierta. Conviene volver a intentarlo',
  identity_changed: 'en otra pestaña se inició sesión con otra cuenta o se cambió de puesto',
  cross_site: 'Esta solicitud vino de otro sitio y no se llevó a cabo',
  key_reused: 'Esta clave ya se usó para otra solicitud',
  upload_pass: 'Este permiso para enviar un archivo ha caducado, o es de otro archivo o de otra llamada',
  impersonation: 'Esto no se puede hacer mientras se usa la cuenta de otra persona',
  'reach.too_many':
    'Ya se alcanzó el número de personas a las que se puede escribir en una hora. No se perdió nada; se puede enviar de nuevo en {minutes} minutos',
  'list_export.too_many':
    'Ya se descargó el número de listas permitido en una hora. Se puede volver a intentar en {minutes} minutos',
  'list_export.too_large': 'Coinciden más de {limit} filas. Hay que acotar la lista antes de descargarla',
  valid_zip: 'el código postal tiene 5 o 9 dígitos',
  valid_postcode: 'el código postal tiene 4 dígitos',
  valid_zip_for_country: 'no es un código postal de este país, que se escribe como {example}',
  valid_zip_generic: 'no es un código postal',
  valid_phone_intl: 'un teléfono tiene 10 dígitos, o es internacional: con + y el código de su país delante',
  too_many_requests: 'Demasiadas solicitudes. Hay que esperar un momento',
}

/** Codes inside of these texts: of placements and tasks, both feminine, and of roles. */
export const codes: Texts = {
  'status=open': 'abierta',
  'status=submitted': 'enviada',
  'status=ready': 'lista',
  'status=approved': 'aprobada',
  'status=denied': 'denegada',
  'status=archived': 'archivada',
  'status=incomplete': 'pendiente',
  'status=complete': 'completada',
  'status=dismissed': 'descartada',
  'role=trainee': 'practicante',
  'role=supervisor': 'supervisor',
  'role=faculty': 'docente',
  'role=coordinator': 'coordinador',
  'role=assistant': 'asistente',
  'role=manager': 'gerente',
  'role=staff': 'personal',
  'role=admin': 'administrador',
  'role=developer': 'desarrollador',
  'role=guest': 'persona invitada',
}
