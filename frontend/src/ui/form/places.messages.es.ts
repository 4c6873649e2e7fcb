// The words of addresses, time zones and long lists of choices, in Spanish.
import type { placeMessages as english } from './places.messages'

export const placeMessages: typeof english = {
  address: {
    country: 'País',
    street: 'Calle y número',
    street2: 'Calle, segunda línea',
    city: 'Ciudad',
    suburb: 'Barrio o localidad',
    state: 'Estado',
    province: 'Provincia o territorio',
    region: 'Región',
    zip: 'Código postal',
    postal_code: 'Código postal',
    postcode: 'Código postal',
    phone: 'Teléfono',
  },
  written: {
    US: '5 o 9 dígitos',
    CA: '6 caracteres, por ejemplo K1A 0B1',
    NZ: '4 dígitos',
    phone: '10 dígitos, o internacional: + y el código del país',
  },
  zones: {
    headings: { named: 'Por su nombre', others: 'Todas las demás' },
    names: {
      eastern: 'Este',
      central: 'Centro',
      mountain: 'Montaña',
      mountain_standard: 'Montaña sin horario de verano',
      pacific: 'Pacífico',
      puerto_rico: 'Puerto Rico',
      alaska: 'Alaska',
      hawaii_aleutian: 'Hawái-Aleutianas',
      hawaii: 'Hawái sin horario de verano',
      new_zealand: 'Nueva Zelanda',
      chatham_islands: 'Islas Chatham',
    },
  },
  choices: {
    none: 'Ninguno se llama así.',
    loading: 'Cargando…',
    unavailable: 'No se pudieron cargar las opciones. Al abrirlas otra vez se vuelve a intentar.',
  },
}
