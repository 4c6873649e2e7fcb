// What the fields of supervision sites are called in Spanish where their past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  field: {
    created_at: 'Añadido',
    name: 'Nombre',
    department: 'Departamento',
    street: 'Calle',
    city: 'Ciudad',
    county: 'Condado',
    country_code: 'País',
    state_id: 'Estado o provincia',
    zip: 'Código postal',
    office_phone: 'Teléfono de la oficina',
    website: 'Sitio web',
    accepting_trainees: 'Acepta {trainee+}',
    contact_name: 'Contacto',
    contact_email: 'Correo del contacto',
    status: 'Situación',
    site_status: 'Situación',
    published: 'Publicado',
    expiration_date: 'Aprobado hasta',
    reason: 'Motivo',
    rejected_reason: 'Motivo del rechazo',
    creator: 'Añadido por',
    supervisor: '{Supervisor}',
    supervisors: '{Supervisor+}',
    placement: 'Práctica',
    has_placements: 'Tiene prácticas',
  },
}
