// What reads the same in English and in another language, named text by text: everything else that does was forgotten.

export const sharedWords: Readonly<Record<string, readonly string[]>> = {
  es: [
    'Agenda',
    'Alaska',
    'BigBlueButton',
    'Bytes',
    'CSV',
    'Color',
    'Error',
    'Excel',
    'General',
    'HIPAA',
    'Healthgrades',
    'LinkedIn',
    'No',
    'Practicum',
    'Psychology Today',
    'Puerto Rico',
    'Supervisor',
    'Zoom',
    'no',
    'supervisor',
  ],
}

/** What no text of a language says: forms that its register leaves out, and marks other than those of all other texts. */
export const foreignTo: Readonly<Record<string, RegExp>> = {
  // Neither tú nor usted, as decision 040 has it.
  es: /(?<!\p{L})(?:tú|tus?|te|ti|contigo|usted(?:es)?|\p{L}*(?:aste|[^x]iste))(?!\p{L})|[«»]/iu,
}
