import { spanishTitles } from '../../domain/src/inquiry/spanish-titles.ts';

/** Forms. */
export const inquiries = {
  'domain/inquiry/first-message.ts': {
    'this home': 'esta propiedad',
    "I'd like to know more about {0}.": 'Me gustaría saber más sobre {0}.',
    "I'd like to see {0}.": 'Me gustaría visitar {0}.',
    "I'd like to see {0} by video.": 'Me gustaría ver {0} por video.',
    'Is it still available?': '¿Todavía está disponible?',
    'Is {0} still available?': '¿Todavía está disponible {0}?',
    'When can I see it?': '¿Cuándo puedo verla?',
    'When can I see {0}?': '¿Cuándo puedo ver {0}?',
    'What are the monthly costs?': '¿Cuáles son los gastos mensuales?',
    'What are the monthly costs of {0}?': '¿Cuáles son los gastos mensuales de {0}?',
    'Are similar homes for sale?': '¿Hay propiedades similares a la venta?',
    'Are there homes like {0} on the market?': '¿Hay propiedades como {0} a la venta?',
    'What were the monthly costs?': '¿Cuáles eran los gastos mensuales?',
    'What were the monthly costs of {0}?': '¿Cuáles eran los gastos mensuales de {0}?',
  },
  'domain/inquiry/inquiry-rules.ts': {
    'Please enter less than {0} characters': 'Escriba menos de {0} caracteres',
    'This {0} is invalid': 'Revise {0}: no es válido',
    'This date is invalid': 'Esta fecha no es válida',
    fact: 'este dato',
    'street address': 'el domicilio',
    city: 'el nombre de la ciudad',
    state: 'el nombre del estado',
    'ZIP code': 'el código postal',
    'Field is required': 'Este campo es obligatorio',
    'Check this box to continue': 'Marque esta casilla para continuar',
    'Please choose 1 to 5 stars': 'Elija de 1 a 5 estrellas',
    'Choose a time in the future': 'Elija una hora futura',
    'Enter the address of your site, like www.example.com':
      'Escriba la dirección de su sitio, como www.ejemplo.com',
  },
  'domain/inquiry/person-rules.ts': {
    'Field is required': 'Este campo es obligatorio',
    'Please enter less than {0} characters': 'Escriba menos de {0} caracteres',
    'Use letters, spaces, hyphens, apostrophes and periods.':
      'Use letras, espacios, guiones, apóstrofos y puntos.',
    'This first name is invalid. {0}': 'Este nombre no es válido. {0}',
    'This last name is invalid. {0}': 'Este apellido no es válido. {0}',
    'Please enter a valid phone number': 'Escriba un número de teléfono válido',
    'Please enter a valid email': 'Escriba un correo electrónico válido',
    'This message is invalid': 'Este mensaje no es válido',
  },
  'domain/inquiry/inquiry-types.ts': {
    ...spanishTitles,
    'Message to the agent sent': 'Enviamos su mensaje al agente',
    'Message to the agent sent Error': 'No pudimos enviar su mensaje al agente',
    'Request successfully sent': 'Recibimos su solicitud',
    'Tour scheduled Error': 'No pudimos agendar la visita',
    Send: 'Enviar',
    'Request information': 'Solicitar información',
    'Your inquiry was successfully submitted': 'Recibimos su consulta',
    'Request an estimate': 'Solicitar una estimación',
    'Send report': 'Enviar reporte',
    Order: 'Pedir',
    'Your Relocation Guide has been ordered and will be delivered in 7-14 days':
      'Recibimos su pedido de la guía de mudanza. Le llegará en 7 a 14 días',
    'Send request': 'Enviar solicitud',
    'Request has been sent. Our agent will contact you shortly':
      'Enviamos su solicitud. Nuestro agente se comunicará con usted pronto',
    'Request the tour': 'Solicitar la visita',
    'Request the video tour': 'Solicitar la visita por video',
    'Send it to me': 'Enviármelo',
    'Thank you! Your whitepaper is on its way to your inbox':
      '¡Gracias! Su informe va en camino a su correo electrónico',
    'Email sending Error': 'No pudimos enviar el correo electrónico',
    'Send feedback': 'Enviar comentarios',
    'Send referral': 'Enviar recomendación',
    'Referral Sent': 'Enviamos su recomendación',
    'Send review': 'Enviar reseña',
    'Review Sent': 'Enviamos su reseña',
  },
  'widgets/inquiry-form/consent-boxes.tsx': {
    'These texts have changed. Please read them again.': 'Estos textos cambiaron. Léalos de nuevo.',
    'to answer you by phone or email ': 'para responderle por teléfono o correo ',
    'Privacy Policy': 'Política de privacidad',
    'Terms of Use': 'Términos de uso',
  },
  'widgets/inquiry-form/failure-words.ts': {
    'Something went wrong: {0}': 'Algo salió mal: {0}',
    'Something went wrong': 'Algo salió mal',
    '{0} Your entries are still in the form.{1}': '{0} Lo que escribió sigue en el formulario.{1}',
    'This could not be sent.': 'No pudimos enviar esto.',
    'call {0}': 'llamar al {0}',
    'write to {0}': 'escribir a {0}',
    ' You can also {0}.': ' También puede {0}.',
    ' or ': ' o ',
    'Requests for Free Whitepaper': 'Las solicitudes del informe gratuito',
    'Form submissions': 'Los envíos de formularios',
    '{0} are not allowed from Agent accounts': '{0} no se permiten desde cuentas de agentes',
    'You are not connected to the Internet.': 'No tiene conexión a Internet.',
    'This is taking too long. Please try again: it will be sent once only.':
      'Esto está tardando demasiado. Intente de nuevo: se enviará una sola vez.',
    '{0} Please send it again when you are back.': '{0} Envíelo de nuevo cuando se conecte.',
    'The server could not be reached. Please try again.':
      'No pudimos conectarnos con el servidor. Intente de nuevo.',
    'We could not confirm that you are a person. Please try again.':
      'No pudimos confirmar que usted es una persona. Intente de nuevo.',
    'This agent is not available.': 'Este agente no está disponible.',
  },
  'widgets/inquiry-form/inquiry-fields.ts': {
    'First name': 'Nombre',
    'Last name': 'Apellido',
    Email: 'Correo electrónico',
    Phone: 'Teléfono',
    Message: 'Mensaje',
    'Which fact is wrong?': '¿Qué dato está mal?',
    'Street address': 'Domicilio',
    'Address of your site': 'Dirección de su sitio',
    City: 'Ciudad',
    State: 'Estado',
    'ZIP code': 'Código postal',
    "Friend's first name": 'Nombre de su amigo',
    "Friend's last name": 'Apellido de su amigo',
    "Friend's email": 'Correo electrónico de su amigo',
    "Friend's phone": 'Teléfono de su amigo',
  },
  'widgets/inquiry-form/inquiry-form-fields.tsx': {
    'Days and times could not be loaded. Please reload the page.':
      'No pudimos cargar los días y horarios. Vuelva a cargar la página.',
  },
  'widgets/inquiry-form/inquiry-form.tsx': {
    'Fields marked * are required.': 'Los campos marcados con * son obligatorios.',
    '{0} at {1}': '{0}, {1}',
    'Sending…': 'Enviando…',
  },
  'widgets/inquiry-form/inquiry-words.ts': {
    'This form needs a home: listing-id is missing.':
      'Este formulario necesita una propiedad: falta listing-id.',
    'This form needs an agent: agent is missing.': 'Este formulario necesita un agente: falta agent.',
    '{0} of {1}': '{0} de {1}',
    '{0} and the office of {1} will receive your report.': '{0} y la oficina de {1} recibirán su reporte.',
    'Please also call {0}.': 'Llame también al {0}.',
    '{0} will receive your message.': '{0} recibirá su mensaje.',
    '{0} will reply to you.': '{0} le responderá.',
    'Sent to {0} at {1}.': 'Enviado a {0} ({1}).',
    'Sent at {0}.': 'Enviado: {0}.',
    'You’re offline. Send the form when you’re back online.':
      'No tiene conexión. Envíe el formulario cuando se conecte.',
    'The consent text could not be loaded. You can send the form once it loads.':
      'No pudimos cargar el texto de consentimiento. Podrá enviar el formulario cuando cargue.',
    '1 field needs your attention': '1 campo necesita su atención',
    '{0} fields need your attention': '{0} campos necesitan su atención',
  },
  'widgets/inquiry-form/question-choice.tsx': { 'Suggested questions': 'Preguntas sugeridas' },
  'widgets/inquiry-form/rating-field.tsx': {
    '1 star': '1 estrella',
    '{0} stars': '{0} estrellas',
    Rating: 'Calificación',
  },
  'widgets/inquiry-form/refused-page.ts': {
    'This form is not set up for this page: its embed key is missing or not valid here.':
      'Este formulario no está configurado para esta página: falta su clave de inserción o no es válida aquí.',
  },
  'widgets/inquiry-form/send-draft.ts': {
    'Please wait for the consent text to load.': 'Espere a que cargue el texto de consentimiento.',
    'Something went wrong': 'Algo salió mal',
    'The server could not be reached. Please try again. Your entries are still in the form.':
      'No pudimos conectarnos con el servidor. Intente de nuevo. Lo que escribió sigue en el formulario.',
  },
  'widgets/inquiry-form/thank-you.tsx': {
    'Thank you': 'Gracias',
    'Read the guide now': 'Lea la guía ahora (en inglés)',
    'Send another': 'Enviar otro',
  },
  'widgets/inquiry-form/tour-picker.tsx': {
    'No times are free in the next {0} days. Call, or send a question instead.':
      'No hay horarios libres en los próximos {0} días. Llame o envíe una pregunta.',
    Day: 'Día',
    'Pick a day to see available times.': 'Elija un día para ver los horarios disponibles.',
    'Time ({0})': 'Hora ({0})',
  },
};
