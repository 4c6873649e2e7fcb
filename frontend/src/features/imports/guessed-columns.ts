// Which heading of a file probably stands for which field, by its name.

const ALSO: Readonly<Record<string, readonly string[]>> = {
  name: ['site', 'sitename', 'centro'],
  street: ['address', 'streetaddress', 'direccion'],
  state_id: ['state', 'province', 'region'],
  country_code: ['country'],
  zip: ['zip', 'zipcode', 'postcode', 'postalcode'],
  office_phone: ['phone', 'telephone', 'telefono'],
  website: ['web', 'url'],
  contact_name: ['contact', 'contacto'],
  contact_email: ['email', 'contactmail', 'correo'],
  email: ['mail', 'emailaddress', 'address', 'correo', 'correoelectronico'],
  first_name: ['givenname', 'forename', 'first', 'nombre'],
  last_name: ['surname', 'familyname', 'last', 'apellido', 'apellidos'],
  role: ['position', 'rol', 'funcion', 'cargo', 'puesto'],
  accepting_trainees: ['accepting', 'accepts', 'accepted'],
}

/** Letters and digits alone, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A heading stands for one field at most. */
export function guessedColumns(
  fields: readonly string[],
  headings: readonly string[],
  labelOf: (field: string) => string,
): Readonly<Record<string, string>> {
  const free = new Set(headings.filter(heading => heading !== ''))
  const guessed: Record<string, string> = {}
  for (const field of fields) {
    const names = [field, labelOf(field), ...(ALSO[field] ?? [])].map(plain)
    const heading = [...free].find(one => names.includes(plain(one)))
    if (heading === undefined) continue
    guessed[field] = heading
    free.delete(heading)
  }
  return guessed
}
