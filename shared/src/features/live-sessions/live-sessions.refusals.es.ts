// What the rules of live sessions say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'meeting.title_required': 'se necesita un título',
  'meeting.participants_required': 'una sesión en vivo necesita al menos dos participantes',
  'meeting.date_required': 'se necesitan una fecha y una hora',
  'meeting.duration_too_short': 'la duración prevista debe ser de {minutes} minutos como mínimo',
  'meeting.start_in_past': 'el inicio debe estar en el futuro',
  'meeting.start_too_far': 'una sesión se puede programar con {months} meses de anticipación como máximo',
  'meeting.guest_duplicate': 'los correos de las personas invitadas deben ser todos distintos',
  'meeting.too_many_guests': 'se admiten {limit} correos de personas invitadas como máximo',
  'meeting.participant_limit': 'se admiten {limit} participantes como máximo',
  'meeting.host_required': 'quien organiza la sesión no se puede quitar de los participantes',
  'meeting.hipaa_required': 'para usar las sesiones en vivo hay que completar el curso de HIPAA',
  'meeting.access_pass_required': 'una cuenta limitada necesita un pase de acceso para usar las sesiones en vivo',
  'meeting.position_inactive': 'solo se pueden crear sesiones en vivo mientras el puesto está activo',
  'meeting.not_allowed': 'este puesto no tiene habilitadas las sesiones en vivo',
  'meeting.no_servers': 'no hay servidores disponibles por ahora',
  'meeting.already_started': 'esta sesión en vivo ya empezó',
  'meeting.already_finished': 'esta sesión en vivo ya terminó',
  'meeting.guest_name_taken':
    'alguien en esta sesión ya tiene este nombre; conviene agregar de dónde se viene o usar otro',
  'meeting.not_started': 'esta sesión en vivo todavía no empieza',
  'meeting.invalid_url': 'esta sesión no es válida o ya terminó',
  'meeting.not_finished': 'esta sesión en vivo todavía no termina',
  'meeting.type_fixed': 'una sesión programada sigue siendo programada; en su lugar se puede iniciar',
  'meeting.not_host': 'solo puede hacerlo quien organiza la sesión',
}
