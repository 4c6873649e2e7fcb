// The words of the pages that present the product to visitors, in Spanish.
import type { SitePageWords } from './site.messages'

const demo = { label: 'Pedir una demostración', href: '/site/demo' } as const

export const sitePages: Readonly<Record<string, SitePageWords>> = {
  '/site': {
    title: 'Supervisión y formación en un solo lugar',
    paragraphs: [
      'Practicum reúne programas, practicantes, supervisores y docentes: quién se forma dónde y con quién, qué falta por hacer y qué está firmado.',
      'De cada decisión queda quién la tomó, cuándo y por qué, para que un consejo de licencias, un acreditador o un tribunal encuentre respuesta años después.',
    ],
    next: { label: 'Ver qué hace', href: '/site/features' },
  },
  '/site/features': {
    title: 'Producto',
    paragraphs: [
      'Prácticas: quién quiere formarse dónde y con quién, y qué falta por firmar; la coordinación decide, una por una o muchas a la vez, y todas las personas implicadas reciben el aviso.',
      'Tareas: repartir lo que hay que hacer, a una persona o a un grupo entero, una vez o de forma repetida, y ver de un vistazo qué está atrasado.',
      'Sesiones en vivo: planificar la supervisión, reunirse y recibir a personas invitadas en una sala de espera, sin cuenta.',
      'Historial: cada página cuenta cómo llegó a ser lo que es, y un explorador de todos los eventos muestra que nada se cambió después.',
    ],
    next: demo,
  },
  '/site/why-us': {
    title: 'Por qué Practicum',
    paragraphs: [
      'Practicum se abre entre dos consultas o con el teléfono en un pasillo. Dice qué hay que atender ahora, permite hacerlo en un solo gesto y conserva lo que se escribió.',
      'Los registros de formación tratan también de clientes. Cada persona ve solo lo que su papel requiere, queda constancia de cada consulta de datos protegidos, y los datos propios de una persona se pueden borrar para siempre.',
      'Se puede usar con el teclado, con un lector de pantalla y a cuatro veces su tamaño.',
    ],
    next: demo,
  },
  '/site/sources': {
    title: 'Fuentes',
    paragraphs: [
      'Practicum no encierra los datos: todo lo que hacen sus páginas es una interfaz abierta y documentada que otros sistemas pueden usar.',
      'Los registros se pueden exportar con su historial, y cualquiera que tenga una copia puede comprobar la cadena que los protege.',
    ],
    next: { label: 'Leer la documentación de la interfaz', href: '/api/docs' },
  },
  '/site/pricing': {
    title: 'Precios',
    paragraphs: [
      'Cada programa acuerda un precio según el número de personas en formación; supervisores, docentes y coordinadores van incluidos.',
      'Quien se forma en un programa que no participa puede tener una cuenta propia. Basta con decir qué se necesita para recibir una oferta por escrito.',
    ],
    next: { label: 'Contacto', href: '/site/contact' },
  },
  '/site/demo': {
    title: 'Demostración',
    paragraphs: [
      'Una llamada de demostración dura 10 minutos: mostramos un día de quien coordina, de quien supervisa y de quien se forma, empezando por las preguntas.',
      'Basta con escribirnos dos o tres horas que convengan, y la zona horaria.',
    ],
    next: { label: 'Contacto', href: '/site/contact' },
  },
  '/site/about': {
    title: 'Acerca de',
    paragraphs: [
      'Practicum está hecho para quienes forman a profesionales clínicos y de otros campos, y para quienes responden por esa formación.',
      'Está construido para que lo que promete se pueda comprobar: cada promesa tiene una prueba, y cada registro tiene un historial.',
    ],
    next: { label: 'Por qué Practicum', href: '/site/why-us' },
  },
  '/site/careers': {
    title: 'Empleo',
    paragraphs: [
      'Por ahora no hay ningún puesto abierto. Quien quiera trabajar con nosotros puede escribirnos igualmente.',
    ],
    next: { label: 'Contacto', href: '/site/contact' },
  },
  '/site/coordinator-guide': {
    title: 'Guía para coordinar',
    paragraphs: [
      '1. Primero, el panel. “Hoy” dice qué vence, quién se reúne y qué hay por decidir, y se hace ahí mismo. Cada número lleva a una lista, ante todo “Vencidas”; cada imagen también.',
      '2. Decidir las prácticas. Una práctica está lista cuando ya se unió quien supervisa y los acuerdos están firmados. Con “Revisar una por una” se usan las teclas: A aprueba, R deniega con un motivo, J y K avanzan y retroceden.',
      '3. Repartir tareas. Se elige a una persona o a un grupo entero; una tarea puede volver por sí sola hasta una fecha. En “Asignadas a otras personas” se ve qué está hecho y qué está atrasado.',
      '4. Reunirse. Con “Nueva sesión” se planifica una sesión en vivo y se invita a personas con o sin cuenta; quienes no la tienen esperan en una página propia hasta que empieza.',
      '5. Con Ctrl y K se llega desde cualquier lugar a una página, una persona o una acción.',
      '6. Cuando alguien pregunta qué pasó: la pestaña “Historial” de cada página sabe quién hizo qué, cuándo y por qué.',
    ],
    next: { label: 'Ir al panel', href: '/dashboard' },
  },
}
