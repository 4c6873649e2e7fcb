// Ids of the survey that are fixed: of all of it, and of the questions that come with the product.

/** There is one survey, the same for all organizations. */
export const SURVEY_ID = '50e57100-0000-7000-8000-000000000000'

/** Of a question that comes with the product; the specification tells two of them by their numbers. */
export const questionNumbered = (number: number): string =>
  `50e57100-0000-7000-8000-${String(number).padStart(12, '0')}`
/** Licences are asked for directly before it. */
export const LICENSING_QUESTION = questionNumbered(8)
/** Has a note on training and credentials. */
export const CREDENTIALS_QUESTION = questionNumbered(9)
