import type { Words } from './words-of';

export const es: Words = {
  names: {
    'Delta Tigers': 'Tigres del Delta',
    'River Kings': 'Reyes del Río',
    'Hill Hawks': 'Halcones de la Sierra',
    'Harbour Storm': 'Tormenta del Puerto',
    'Lakeside United': 'Lago Unido',
    'Meadow Rovers': 'Errantes del Prado',
    'Northern Comets': 'Cometas del Norte',
    'Old Town Lancers': 'Lanceros del Casco Viejo',
    'Bay Premier Twenty20': 'Premier Twenty20 de la Bahía',
    'Coastal Football League': 'Liga Costera de Fútbol',
    'New members': 'Nuevos miembros',
    'Every day': 'Cada día',
    Friends: 'Amigos',
    Bronze: 'Bronce',
    Silver: 'Plata',
    Gold: 'Oro',
    Platinum: 'Platino',
    Diamond: 'Diamante',
    'Terms: once for each member.': 'Condiciones: una vez por miembro.',
  },
  entries: {
    'Welcome bonus 7,777': ['Bono de inicio de 7,777', 'Regístrate y juega hoy'],
    'Cricket nights': ['Noches de críquet', 'Cada over, en directo'],
    'Live tables, open all day': ['Mesas en vivo todo el día', 'Ruleta, bacará y más'],
    'Deep sea hunt': ['Caza en alta mar', 'Arrecifes nuevos cada semana'],
    'Friday grand draw': ['Gran sorteo del viernes', 'Siete números, una noche'],
    'Teen Patti league': ['Liga Teen Patti', 'Siéntate con tus amigos'],
    'First deposit +50%': ['Primer depósito +50%', 'Hasta 5,000'],
    'Daily mission': ['Misión diaria', 'Cinco rondas, un premio'],
    'Invite a friend': ['Invita a un amigo', 'Ganáis los dos'],
    'Weekend rebate 1.2%': ['Reembolso del 1.2%', 'En cada apuesta deportiva'],
    'Esports season pass': ['Pase de esports', 'Reúne y canjea'],
    'Welcome: every new member starts with 7,777': [
      'Bienvenida: cada nuevo miembro empieza con 7,777',
      '<p>Regístrate y <strong>7,777</strong> te espera en la cartera.</p><ul><li>Cualquier juego</li><li>Cualquier apuesta</li></ul>',
    ],
    'Deposits by e-wallet now take less than a minute': [
      'Los depósitos por monedero tardan menos de un minuto',
      '<p>Sin esperas, sin formularios.</p><p>Pregunta a soporte si el tuyo tarda más.</p>',
    ],
    'Friday grand draw at 21:00': [
      'Gran sorteo del viernes a las 21:00',
      '<h3>Siete números, una noche</h3><p>Billetes hasta las 20:30.</p>',
    ],
    'Play within your limits': [
      'Juega dentro de tus límites',
      '<p>Fija límites y descansa. Soporte responde día y noche.</p>',
    ],
    'Your mission today': ['Tu misión de hoy', '<p>Juega cinco rondas y reclama un premio.</p>'],
    'New here?': ['¿Eres nuevo aquí?', '<p>Regístrate y empieza con 7,777.</p>'],
    'Weekend rebate': [
      'Reembolso de fin de semana',
      '<p>Vuelve el 1.2% de cada apuesta deportiva.</p><ul><li>Sábado</li><li>Domingo</li></ul>',
    ],
    'Try before you play': [
      'Prueba antes de jugar',
      '<p>El acceso de prueba abre todos los juegos de la casa con dinero ficticio.</p>',
    ],
    'Dividends are paid on the 1st and the 16th': [
      'Los dividendos se pagan los días 1 y 16',
      '<p>Acepta los contratos antes del mediodía.</p>',
    ],
    'New rates for live tables': [
      'Nuevas tasas de las mesas en vivo',
      '<table><tr><th>Volumen</th><th>Tasa</th></tr><tr><td>10,000</td><td>0.4%</td></tr><tr><td>100,000</td><td>0.6%</td></tr></table>',
    ],
    'How do I register?': [
      '¿Cómo me registro?',
      '<ol><li>Toca <strong>Registrarse</strong>.</li><li>Rellena el formulario.</li><li>Juega.</li></ol>',
    ],
    'How do I deposit?': [
      '¿Cómo deposito?',
      '<p>Abre Depósito y elige un medio.</p><table><thead><tr><th>Medio</th><th>Desde</th><th>Tarda</th></tr></thead><tbody><tr><td>Monedero</td><td>100</td><td>1 minuto</td></tr><tr><td>Transferencia</td><td>500</td><td>10 minutos</td></tr><tr><td>Código QR</td><td>200</td><td>2 minutos</td></tr></tbody></table>',
    ],
    'When does a withdrawal arrive?': ['¿Cuándo llega un retiro?', '<p>Casi siempre en una hora.</p>'],
    'How do promotions work?': [
      '¿Cómo funcionan las promociones?',
      '<p>Lee las condiciones en la <a href="/m/activity">página de promociones</a>.</p>',
    ],
    'I forgot my password': [
      'Olvidé mi contraseña',
      '<p>Usa <a href="/m/forget">Olvidé mi contraseña</a>, por correo o teléfono.</p>',
    ],
  },
};
