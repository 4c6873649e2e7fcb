// What the rules of placements, and of the sites and trainings they refer to, say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'placement.not_ready': 'solo se puede aprobar una práctica lista; esta está {status}',
  'placement.not_decidable': 'una práctica que está {status} no se puede denegar',
  'placement.not_reopenable': 'solo se puede reabrir una práctica denegada',
  'placement.not_revocable': 'solo se puede revocar una práctica aprobada',
  'placement.not_submitted': 'solo una práctica enviada pasa a estar lista; esta está {status}',
  'placement.supervisor_not_joined': 'todavía falta que se una quien supervisa ({supervisor})',
  'placement.other_supervisor': 'esta práctica tiene a otra persona como {supervisor}',
  'placement.archived': 'esta práctica está archivada; primero hay que recuperarla',
  'placement.reason_required': 'se necesita un motivo',
  'placement.waits_for_nobody': 'esta práctica no espera a nadie a quien se le pueda recordar',
  'placement.reminded_lately': 'ya se envió un recordatorio en las últimas {hours} horas',
  'placement.decided': 'esta práctica ya está decidida: está {status}',
  'placement.site_unknown': 'este {site} no está en el directorio o no admite prácticas',
  'placement.site_not_accepting': 'este {site} no acepta {trainee+} ahora',
  'placement.training_unknown': 'esta formación no es de quien solicita',
  'placement.training_over': 'esta formación ya terminó',
  'placement.day_outside': 'hay que elegir un día de la formación',
  'placement.days_reversed': 'el último día no puede ser anterior al primero',
  'placement.days_logged': 'hay días registrados que dejarían de pertenecer a esta práctica: {days}',
  'placement.supervisor_elsewhere': 'esta persona no supervisa en el {site}',
  'placement.supervisor_unfit': 'hay que elegir a alguien ({supervisor})',
  'placement.supervisor_twice':
    'hay que elegir a alguien del {site} ({supervisor}) o proponer a otra persona, no ambas cosas',
  'placement.nobody_proposed': 'ya no hay nadie propuesto como {supervisor} de esta práctica',
  'placement.duplicate': 'ya existe una práctica de este {trainee} para este {site} y esta formación',
  'placement.not_open': 'esta práctica ya se envió',
  'placement.reference_unknown': 'el {site} o la formación no existe',
  'placement.agreement_other_role': 'este acuerdo no está abierto para este rol',
  'placement.agreement_not_next': 'este acuerdo espera primero a otro rol',
}
