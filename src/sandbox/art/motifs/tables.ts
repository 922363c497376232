import { star } from '../svg';
import { at, card, chip, type Draw, paint } from './paint';

export const teenPatti: Draw = () =>
  `${card(-38, 10, -20, 'Q', '♥')}${card(38, 10, 20, 'A', '♣')}${card(0, 0, 0, 'K', '♠')}`;

export const rummy: Draw = () =>
  [
    card(-54, 22, -32, '4', '♦'),
    card(-28, 6, -16, '5', '♦'),
    card(0, 0, 0, '6', '♦'),
    card(28, 6, 16, '7', '♦'),
    card(54, 22, 32, '8', '♦'),
  ].join('');

export const poker: Draw = () =>
  `${card(-18, -14, -12, 'A', '♠')}${card(26, -8, 12, 'A', '♥')}${chip(-42, 40, 0.8, 'ruby')}${chip(36, 44, 0.8, 'azure')}${chip(-2, 54, 0.8, 'leaf')}`;

export const andarBahar: Draw = () =>
  `${card(-44, 4, -10, 'J', '♠')}${card(44, 4, 10, 'J', '♥')}<circle r="27" fill="${paint('gold')}"/><path d="M0-27A27 27 0 0 1 0 27 13.5 13.5 0 0 1 0 0 13.5 13.5 0 0 0 0-27Z" fill="${paint('ink')}"/>`;

export const chips: Draw = () =>
  `${chip(-34, 16, 1.05, 'ruby')}${chip(36, 14, 1.05, 'azure')}${chip(0, -20, 1.12, 'leaf')}`;

export const baccarat: Draw = () =>
  `${card(-30, -6, -8, '9', '♥')}${card(30, -6, 8, 'K', '♣')}${chip(0, 44, 1, 'violet')}`;

export const blackjack: Draw = () =>
  `${card(-22, 0, -14, 'A', '♠')}${card(26, 2, 12, 'J', '♦')}${chip(52, 48, 0.72, 'ink')}${star(-58, -50, 13, '#ffe27a')}`;

/** A wheel of as many sectors as colours, with its hub. */
function wheelOf(colours: readonly string[]): string {
  const step = 360 / colours.length;
  const half = Math.tan((step / 2) * (Math.PI / 180)) * 58;
  const sectors = colours.map(
    (colour, index) =>
      `<path d="M0 0-${half.toFixed(1)}-58Q0-64 ${half.toFixed(1)}-58Z" transform="rotate(${index * step})" fill="${colour}"/>`,
  );
  return `<circle r="76" fill="${paint('wood')}"/><circle r="68" fill="${paint('gold')}"/><circle r="61" fill="#1a1226"/>${sectors.join('')}<circle r="26" fill="${paint('gold')}"/><circle r="14" fill="${paint('wood')}"/><path d="M0-24V24M-24 0H24" stroke="#fff3c4" stroke-width="4" stroke-linecap="round"/>`;
}

const pockets = Array.from({ length: 18 }, (_, index) =>
  index === 0 ? '#1fae63' : index % 2 === 0 ? '#20182e' : '#e02a45',
);

export const roulette: Draw = () =>
  `${wheelOf(pockets)}<circle cx="36" cy="-40" r="8" fill="${paint('pearl')}"/><path d="M-66-30A72 72 0 0 1-20-69" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;

export const moneyWheel: Draw = () =>
  `${at(0, 6, 10, wheelOf(['#ff4d6d', '#ffd24a', '#38c172', '#3f9cf0', '#9a5cf0', '#ff9a2e', '#ff4d6d', '#ffd24a', '#38c172', '#3f9cf0', '#9a5cf0', '#ff9a2e']), 0.96)}<path d="M-14-82H14L0-50Z" fill="${paint('ruby')}" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>`;

export const dice: Draw = () =>
  `${at(-28, 4, -14, `<rect x="-38" y="-34" width="76" height="76" rx="16" fill="#000" opacity=".3"/><rect x="-40" y="-38" width="76" height="76" rx="16" fill="${paint('ruby')}"/><g fill="#fff"><circle cx="-21" cy="-19" r="7.5"/><circle cx="-2" cy="0" r="7.5"/><circle cx="17" cy="19" r="7.5"/></g>`)}${at(36, 14, 16, `<rect x="-34" y="-30" width="68" height="68" rx="15" fill="#000" opacity=".3"/><rect x="-36" y="-34" width="68" height="68" rx="15" fill="${paint('pearl')}"/><g fill="#2a1440"><circle cx="-18" cy="-16" r="6.5"/><circle cx="14" cy="-16" r="6.5"/><circle cx="-18" cy="16" r="6.5"/><circle cx="14" cy="16" r="6.5"/></g>`)}`;
