// What the server itself says of liability insurances; spoken in the language of whoever asked.

export const INSURANCE_DELETED = 'The insurance was deleted.'
