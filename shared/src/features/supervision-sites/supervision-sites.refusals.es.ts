// What the rules of supervision sites say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'site.details_missing': 'primero hay que decir dónde está este {site}',
  'site.duplicate': 'ya hay un {site} con este nombre y este departamento',
  'site.email_invalid': 'no es una dirección de correo',
  'site.has_placements': 'hay o hubo prácticas en este {site}: se puede cerrar, no eliminar',
  'site.reason_required': 'hay que decir por qué, para que lo sepa quien añadió el {site}',
  'site.status_unfit': 'no se puede hacer esto con un {site} en este estado: conviene volver a mirarlo',
  'site.supervisor_unfit': 'hay que elegir a personas que sean {supervisor+} aquí',
  'site.title_decided': 'se aprobó con el {site}: lo cambia quien decide ({coordinator})',
  'site.website_invalid': 'no es una dirección que empiece por https://',
  'site_contract.ends_already': 'ya termina antes de este día: si dura más, hay que corregirlo',
  'site_contract.ends_before': 'el último día es anterior al primero',
  'site_slot.ends_before': 'el último día es anterior al primero',
  'site_slot.full': 'no queda plaza en este {site} para este período: hay que liberar una o publicar más',
  'site_slot.held': 'hay plazas ocupadas en este período ({taken}): se puede cambiar, no quitar',
  'site_slot.holders_outside': 'alguien ocupa una plaza en un día que ya no pertenecería a este período',
  'site_slot.overlap': 'este período coincide en parte con otro de este {site}',
  'site_slot.taken': 'no puede haber menos plazas que las ocupadas: {taken}',
  'site_slot.too_many': 'hay {max} períodos, y no puede haber más: primero hay que quitar uno',
  'site_tag.name_taken': 'ya hay una etiqueta con este nombre',
  'site_tag.too_many': 'hay {max} etiquetas, y no puede haber más: primero hay que eliminar una',
  'site_tag.unknown': 'esta etiqueta ya no existe: conviene volver a mirar la lista',
}
