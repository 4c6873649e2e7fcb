// What the fields of a live session are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { meeting: 'Sesión en vivo' },
  field: {
    host: 'Organiza',
    schedule_type: 'Planificación',
    provider: 'Se realiza en',
    meeting_status: 'Estado',
    start_at: 'Inicio',
    duration: 'Minutos previstos',
    participant: 'Participantes',
    participants: 'Participantes',
    audio_only: 'Solo audio',
    guest_emails: 'Personas invitadas',
    guest_name: 'Nombre de la persona invitada',
    joined: 'Entraron',
    guests: 'Personas invitadas que entraron',
    user: 'Quién',
    started_at: 'Empezó',
    ended_at: 'Terminó',
    archived_at: 'Archivada',
    created_at: 'Creada',
    updated_at: 'Último cambio',
  },
  value: {
    schedule_type: { 1: 'De inmediato', 2: 'A una hora fijada', 3: 'Grabada en otro lugar', 4: 'Telesalud' },
    provider: {
      built_in: 'La sala de Practicum',
      big_blue_button: 'BigBlueButton',
      zoom: 'Zoom',
      no_provider: 'Sin sala',
    },
    meeting_status: { scheduled: 'Programada', started: 'En curso', ended: 'Terminada', canceled: 'Cancelada' },
  },
}
