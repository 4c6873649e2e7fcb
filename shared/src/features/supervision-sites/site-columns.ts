// Which fields of a supervision site a file of sites can have, and which it must have.
const needed = { required: true } as const
const free = { required: false } as const

export const SITE_COLUMNS = {
  name: needed,
  department: free,
  street: free,
  city: free,
  county: free,
  state_id: needed,
  country_code: free,
  zip: free,
  office_phone: free,
  website: free,
  contact_name: free,
  contact_email: free,
  accepting_trainees: free,
} as const
