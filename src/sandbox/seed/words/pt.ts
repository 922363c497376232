import type { Words } from './words-of';

export const pt: Words = {
  names: {
    'Delta Tigers': 'Tigres do Delta',
    'River Kings': 'Reis do Rio',
    'Hill Hawks': 'Falcões da Serra',
    'Harbour Storm': 'Tormenta do Porto',
    'Lakeside United': 'Lago Unido',
    'Meadow Rovers': 'Andarilhos do Prado',
    'Northern Comets': 'Cometas do Norte',
    'Old Town Lancers': 'Lanceiros da Cidade Velha',
    'Bay Premier Twenty20': 'Premier Twenty20 da Baía',
    'Coastal Football League': 'Liga Costeira de Futebol',
    'New members': 'Novos membros',
    'Every day': 'Todos os dias',
    Friends: 'Amigos',
    Bronze: 'Bronze',
    Silver: 'Prata',
    Gold: 'Ouro',
    Platinum: 'Platina',
    Diamond: 'Diamante',
    'Terms: once for each member.': 'Condições: uma vez por membro.',
  },
  entries: {
    'Welcome bonus 7,777': ['Bônus inicial de 7,777', 'Cadastre-se e jogue hoje'],
    'Cricket nights': ['Noites de críquete', 'Cada over, ao vivo'],
    'Live tables, open all day': ['Mesas ao vivo o dia todo', 'Roleta, bacará e mais'],
    'Deep sea hunt': ['Caça em alto-mar', 'Recifes novos toda semana'],
    'Friday grand draw': ['Sorteio de sexta', 'Sete números, uma noite'],
    'Teen Patti league': ['Liga Teen Patti', 'Sente-se com os amigos'],
    'First deposit +50%': ['Primeiro depósito +50%', 'Até 5,000'],
    'Daily mission': ['Missão diária', 'Cinco rodadas, um prêmio'],
    'Invite a friend': ['Convide um amigo', 'Os dois ganham'],
    'Weekend rebate 1.2%': ['Retorno de 1.2% no fim de semana', 'Em cada aposta esportiva'],
    'Esports season pass': ['Passe de esports', 'Junte e resgate'],
    'Welcome: every new member starts with 7,777': [
      'Boas-vindas: cada novo membro começa com 7,777',
      '<p>Cadastre-se e <strong>7,777</strong> espera na sua carteira.</p><ul><li>Qualquer jogo</li><li>Qualquer aposta</li></ul>',
    ],
    'Deposits by e-wallet now take less than a minute': [
      'Depósito por carteira digital em menos de um minuto',
      '<p>Sem espera, sem formulários.</p><p>Fale com o suporte se o seu demorar.</p>',
    ],
    'Friday grand draw at 21:00': [
      'Grande sorteio de sexta às 21:00',
      '<h3>Sete números, uma noite</h3><p>Bilhetes até as 20:30.</p>',
    ],
    'Play within your limits': [
      'Jogue dentro dos seus limites',
      '<p>Defina limites, faça pausas. O suporte responde dia e noite.</p>',
    ],
    'Your mission today': ['Sua missão de hoje', '<p>Jogue cinco rodadas e resgate um prêmio.</p>'],
    'New here?': ['Novo por aqui?', '<p>Cadastre-se e comece com 7,777.</p>'],
    'Weekend rebate': [
      'Retorno de fim de semana',
      '<p>1.2% de cada aposta esportiva volta.</p><ul><li>Sábado</li><li>Domingo</li></ul>',
    ],
    'Try before you play': [
      'Experimente antes de jogar',
      '<p>O acesso de teste abre todos os jogos da casa com dinheiro fictício.</p>',
    ],
    'Dividends are paid on the 1st and the 16th': [
      'Dividendos pagos nos dias 1 e 16',
      '<p>Aceite os contratos antes do meio-dia.</p>',
    ],
    'New rates for live tables': [
      'Novas taxas das mesas ao vivo',
      '<table><tr><th>Volume</th><th>Taxa</th></tr><tr><td>10,000</td><td>0.4%</td></tr><tr><td>100,000</td><td>0.6%</td></tr></table>',
    ],
    'How do I register?': [
      'Como me cadastro?',
      '<ol><li>Toque em <strong>Cadastrar</strong>.</li><li>Preencha o formulário.</li><li>Jogue.</li></ol>',
    ],
    'How do I deposit?': [
      'Como deposito?',
      '<p>Abra Depósito e escolha um meio.</p><table><thead><tr><th>Meio</th><th>Desde</th><th>Tempo</th></tr></thead><tbody><tr><td>Carteira digital</td><td>100</td><td>1 minuto</td></tr><tr><td>Transferência</td><td>500</td><td>10 minutos</td></tr><tr><td>Código QR</td><td>200</td><td>2 minutos</td></tr></tbody></table>',
    ],
    'When does a withdrawal arrive?': ['Quando chega o saque?', '<p>Quase sempre em até uma hora.</p>'],
    'How do promotions work?': [
      'Como funcionam as promoções?',
      '<p>Leia as condições na <a href="/m/activity">página de promoções</a>.</p>',
    ],
    'I forgot my password': [
      'Esqueci minha senha',
      '<p>Use <a href="/m/forget">Esqueci a senha</a>, por e-mail ou telefone.</p>',
    ],
  },
};
