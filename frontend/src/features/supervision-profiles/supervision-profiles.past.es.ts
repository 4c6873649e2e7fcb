// What the fields of a supervision profile are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { supervisionprofile: 'Perfil de supervisión' },
  field: {
    bio: 'Presentación',
    wants: 'Busca',
    degree: 'Título',
    years_of_experience: 'Años de experiencia',
    conferred_date: 'Fecha del título',
    specialty_concentration: 'Especialidad',
    specialty_population: 'Población',
    training_and_credentials: 'Formación y credenciales',
    linkedin_url: 'LinkedIn',
    healthgrades_url: 'Healthgrades',
    psychologytoday_url: 'Psychology Today',
    accepting_trainees: 'Acepta personas en formación',
    directory_bio: 'La presentación está en el directorio',
    directory_wants: 'Lo que busca está en el directorio',
    licenses: 'Licencias',
    days: 'Días antes del vencimiento',
    reminded: 'Últimos recordatorios, en días antes del vencimiento',
    reminders: 'Recordatorios',
    documents: 'Documentos',
    prompt: 'Se le pide',
    told: 'Rellenado',
  },
}
