// The words of how the platform is, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { healthMessages } from './health.messages'
import type { queuesMessages } from './queues.messages'

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
  queues: 'Abrir las colas',
  verified: 'Verificado',
  as_of: 'Actualizado:',
}

const queues: typeof queuesMessages = {
  effects: {
    title: 'Efectos',
    about:
      'Lo que sigue de lo que ocurre: avisos, correos, tareas que se cierran solas. Cada uno se intenta %{tries} veces; después se aparta su evento hasta que alguien repare la causa y pida que se trate de nuevo.',
    on_time: 'Lo que ocurre se transmite en segundos.',
    waits: 'Algo espera desde hace %{smart_count} minuto. |||| Algo espera desde hace %{smart_count} minutos.',
    unknown: 'En este momento no se puede saber desde cuándo espera algo.',
    none: 'Ninguno se ha apartado.',
    list: 'Efectos apartados',
    total: 'Se apartó %{smart_count} efecto. |||| Se apartaron %{smart_count} efectos.',
    some: 'Los %{shown} que más han esperado:',
    line: '%{consumer}, por un evento de %{thing}',
    since: 'Apartado',
    failure: 'Fallo',
    unknown_failure: 'sin anotar',
    again_since: 'Pedido de nuevo',
    again: 'Tratar de nuevo',
    again_named: 'Tratar de nuevo: %{consumer}, %{event}',
    all: 'Tratar todos de nuevo',
    all_title: '¿Tratar de nuevo todo lo apartado?',
    all_text: 'Lo que falle otra vez se aparta de nuevo. Nada ocurre dos veces.',
    asked: 'Se trata en segundos. |||| %{smart_count} se tratan en segundos.',
  },
  mails: {
    title: 'Correos y mensajes de texto',
    about: 'Lo que espera para enviarse y lo que no se entregó en los últimos 30 días.',
    none: 'Ninguno espera y ninguno ha fallado.',
    list: 'Correos y mensajes de texto que esperan o han fallado',
    count: '%{smart_count} correo |||| %{smart_count} correos',
    texts: '%{smart_count} mensaje de texto |||| %{smart_count} mensajes de texto',
    since: 'el más antiguo del',
    attempts: 'intentado una vez |||| intentado hasta %{smart_count} veces',
    untried: 'aún sin intentar',
    code: 'última respuesta %{code}',
    open: 'Abrir',
    open_named: 'Abrir los correos en este estado: %{status}',
  },
  status: {
    queued: 'En espera',
    sending: 'Enviándose',
    sent: 'Enviado',
    rejected: 'No enviado',
    unconfirmed: 'Quizá enviado',
    kept: 'Conservado aquí',
    bounced: 'Devuelto',
    held_back: 'Retenido',
  },
}

export const publicWords: PageWords = { health, queues }
