// What the fields of supervision sites are called where their past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  field: {
    created_at: 'Added',
    name: 'Name',
    department: 'Department',
    street: 'Street',
    city: 'City',
    county: 'County',
    country_code: 'Country',
    state_id: 'State',
    zip: 'Postal code',
    office_phone: 'Office phone',
    website: 'Website',
    accepting_trainees: 'Accepting {trainee+}',
    contact_name: 'Contact',
    contact_email: 'Contact email',
    status: 'Status',
    site_status: 'Status',
    published: 'Published',
    expiration_date: 'Approved until',
    reason: 'Reason',
    rejected_reason: 'Reason of the rejection',
    creator: 'Added by',
    supervisor: '{Supervisor}',
    supervisors: '{Supervisor+}',
    placement: 'Placement',
    has_placements: 'Has placements',
  },
}
