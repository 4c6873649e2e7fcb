// The words of how the platform is, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { healthMessages } from './health.messages'

const health: typeof healthMessages = {
  title: 'Estado de la plataforma',
  all_well: 'Todo está bien.',
  not_well: 'Hay que revisar %{smart_count} parte. |||| Hay que revisar %{smart_count} partes.',
  part: {
    log: 'Registro',
    read_models: 'Modelos de lectura',
    queue: 'Cola',
    effects: 'Efectos',
    audit: 'Auditoría',
  },
  well: {
    log: 'Contiene todo lo que se ha mostrado.',
    read_models: 'Muestran todo lo que ha ocurrido.',
    queue: 'Lo que ocurre se transmite en segundos.',
    effects: 'Ninguno se ha apartado.',
    audit: 'Lo ocurrido está firmado.',
  },
  standing: { watch: 'Observar', wrong: 'Hay que repararlo' },
  finding: {
    lost: '%{smart_count} posición no está en el registro |||| %{smart_count} posiciones no están en el registro',
    outdated: '%{smart_count} fila no se pudo actualizar |||| %{smart_count} filas no se pudieron actualizar',
    stalled: '%{smart_count} modelo de lectura no avanza |||| %{smart_count} modelos de lectura no avanzan',
    behind: '%{smart_count} modelo de lectura está atrasado |||| %{smart_count} modelos de lectura están atrasados',
    unsent: 'algo espera desde hace %{smart_count} minuto |||| algo espera desde hace %{smart_count} minutos',
    parked: 'faltan los efectos de %{smart_count} evento |||| faltan los efectos de %{smart_count} eventos',
    broken: '%{smart_count} lugar no es lo que se firmó |||| %{smart_count} lugares no son lo que se firmó',
    unsigned:
      'no se ha firmado nada desde hace %{smart_count} minuto |||| no se ha firmado nada desde hace %{smart_count} minutos',
    unverified:
      'registro y consultas no se han verificado desde hace %{smart_count} hora |||| registro y consultas no se han verificado desde hace %{smart_count} horas',
    unknown: 'no se puede saber en este momento',
  },
  look: 'Dónde mirar:',
  verified: 'Verificado',
  as_of: 'Actualizado:',
}

export const publicWords: PageWords = { health }
