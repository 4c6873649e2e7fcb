// The words of the screens of supervision profiles, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { profileMessages } from './profile.messages'

const profile: typeof profileMessages = {
  title: 'Perfil de supervisión',
  about: 'Lo que leen las personas de una misma organización antes de trabajar en supervisión.',
  details: { label: 'Partes del perfil de supervisión', about: 'Perfil', history: 'Historial' },
  prompt: {
    title: 'Falta contar en un perfil cómo se supervisa y a quién se busca ({trainee+})',
    fill: 'Completar el perfil',
    dismiss: 'Ahora no',
    dismissed: 'El perfil de supervisión se puede completar en cualquier momento.',
  },
  section: {
    directory: 'En el directorio',
    experience: 'Formación y experiencia',
    licenses: 'Licencias',
    links: 'Enlaces',
    documents: 'Documentos',
  },
  accepting: 'Acepta {trainee+}',
  not_accepting: 'Ahora no acepta {trainee+}',
  empty: 'Todavía no hay nada en este perfil.',
  hidden: 'No está en el directorio: solo lo leen %{name} y quienes coordinan ({coordinator+}).',
  field: {
    accepting_trainees: 'Acepto {trainee+}',
    bio: 'Presentación',
    wants: 'A quién se busca',
    directory_bio: 'Mostrar la presentación en el directorio',
    directory_wants: 'Mostrar en el directorio a quién se busca',
    degree: 'Título',
    conferred_date: 'Fecha del título',
    years_of_experience: 'Años de experiencia',
    specialty_concentration: 'Especialidad: área',
    specialty_population: 'Especialidad: población',
    training_and_credentials: 'Formación y credenciales',
    linkedin_url: 'LinkedIn',
    healthgrades_url: 'Healthgrades',
    psychologytoday_url: 'Psychology Today',
    licenses: 'Licencias',
    documents: 'Documentos',
    changed: 'El perfil cambió desde que se abrió. Al guardar, los valores de aquí reemplazan a estos:',
  },
  help: {
    directory: 'Lo que no se muestra en el directorio solo lo leen quienes coordinan ({coordinator+}).',
    bio: 'La manera de trabajar, y cómo es la supervisión.',
    wants: 'A quién gustaría supervisar, y cuándo.',
    link: 'La dirección de la página propia, que empieza por https://',
    licenses: 'Aquellas con las que se supervisa. Sin licencia, el número es 00000.',
  },
  license: {
    named: 'Licencia %{number}',
    license_number: 'Número de licencia',
    state_id: 'Estado',
    discipline_id: 'Disciplina',
    expires_on: 'Válida hasta',
    add: 'Añadir una licencia',
    remove: 'Quitar',
    unlicensed: 'Sin licencia',
    until: 'válida hasta el %{day}',
    standing: { expiring: 'Vence pronto', expired: 'Vencida' },
  },
  submit: 'Guardar el perfil',
  saved: 'Se guardó el perfil de supervisión.',
}

export const publicWords: PageWords = { 'supervision-profile': profile }
