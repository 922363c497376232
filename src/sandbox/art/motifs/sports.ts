import { star } from '../svg';
import { at, type Draw, dark, gleam, paint } from './paint';

export const cricket: Draw = () =>
  `<path d="M-62-30V58M-44-30V58M-26-30V58" stroke="${paint('gold')}" stroke-width="8" stroke-linecap="round"/><path d="M-64-34H-24" stroke="#fff3c4" stroke-width="6" stroke-linecap="round"/>${at(18, 2, 34, `<path d="M-15-24H15V56Q15 72 0 74-15 72-15 56Z" fill="${paint('wood')}"/><path d="M0-20V68" stroke="#fff" stroke-opacity=".45" stroke-width="4"/><rect x="-6" y="-72" width="12" height="50" rx="6" fill="${paint('ink')}"/>`)}<circle cx="34" cy="-44" r="25" fill="${paint('ruby')}"/><path d="M20-64Q40-46 40-20" stroke="#fff" stroke-width="4" stroke-dasharray="5 4" fill="none"/>${gleam(26, -54, 7)}`;

export const football: Draw = () =>
  `<circle r="62" fill="${paint('pearl')}"/><path d="M0-24 23-7 14 20H-14L-23-7ZM-14-61Q0-66 14-61L0-48ZM60-16 62 10 48-2ZM40 47 24 57 28 40ZM-40 47-24 57-28 40ZM-60-16-62 10-48-2Z" fill="${dark}"/><path d="M0-24V-48M23-7 48-2M14 20 28 40M-14 20-28 40M-23-7-48-2" stroke="${dark}" stroke-width="4"/>${gleam(-28, -34, 14)}`;

export const kabaddi: Draw = ({ glow }) =>
  `<ellipse cy="62" rx="72" ry="12" fill="${glow}" opacity=".5"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M-8-18-24 14 6 22-10 56M-24 14-58 46" stroke="${paint('ink')}" stroke-width="17"/><path d="M-6-20 34-8 64-26M-10-16-44-34" stroke="${paint('wood')}" stroke-width="13"/></g><path d="M-26-26Q-2-36 12-18L-6 18Q-26 20-36 8Z" fill="${paint('ruby')}"/><circle cx="16" cy="-42" r="19" fill="${paint('wood')}"/><path d="M-2-48Q12-68 34-50 20-52-2-48Z" fill="${dark}"/>`;

export const tennis: Draw = () =>
  `${at(-14, -6, -32, `<ellipse cy="-24" rx="34" ry="44" fill="#fff" fill-opacity=".12" stroke="${paint('ruby')}" stroke-width="9"/><path d="M-22-58V10M-8-66V18M8-66V18M22-58V10M-32-44H32M-34-28H34M-33-10H33M-24 6H24" stroke="#fff" stroke-opacity=".8" stroke-width="2"/><path d="M0 20V70" stroke="${paint('wood')}" stroke-width="11" stroke-linecap="round"/>`)}<circle cx="44" cy="30" r="25" fill="${paint('leaf')}"/><path d="M26 14Q44 28 30 50M62 46Q46 32 56 10" fill="none" stroke="#fff" stroke-width="4"/>`;

export const gamepad: Draw = ({ glow }) =>
  `<path d="M-40-36H40C70-36 86 46 64 54 44 58 38 26 24 22H-24C-38 26-44 58-64 54-86 46-70-36-40-36Z" fill="${paint('ink')}" stroke="${glow}" stroke-width="5"/><path d="M-48-6H-20M-34-20V8" stroke="#fff" stroke-width="10" stroke-linecap="round"/><circle cx="26" cy="2" r="8" fill="${paint('ruby')}"/><circle cx="48" cy="2" r="8" fill="${paint('leaf')}"/><circle cx="37" cy="-13" r="8" fill="${paint('azure')}"/><path d="M-30-30H30" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`;

export const legends: Draw = () =>
  `${[-42, 42].map((turn) => at(0, 0, turn, `<path d="M-6-80 0-92 6-80V34H-6Z" fill="${paint('steel')}"/><rect x="-20" y="34" width="40" height="9" rx="4" fill="${paint('gold')}"/><rect x="-5" y="42" width="10" height="26" rx="4" fill="${paint('wood')}"/>`)).join('')}<path d="M0-46 44-32V2C44 36 22 52 0 62-22 52-44 36-44 2V-32Z" fill="${paint('azure')}" stroke="${paint('gold')}" stroke-width="7" stroke-linejoin="round"/>${star(0, 4, 26, '#ffe27a')}`;

export const rooster: Draw = () =>
  `<path d="M-30 22C-62 8-78-20-70-52-58-36-48-30-38-26-50-46-46-62-36-70-32-50-22-36-10-26Z" fill="${paint('leaf')}"/><path d="M-6 62C-54 48-44-18 4-34 42-36 48 6 34 24 24 38 36 50 44 64Z" fill="${paint('amber')}"/><path d="M-22 2C-8-12 14 4 6 26-8 34-26 24-22 2Z" fill="${paint('ruby')}"/><path d="M-12-30C-30-58-2-74 4-58 8-78 34-74 28-50 46-54 50-28 32-22Z" fill="${paint('ruby')}"/><path d="M36-16 72-2 36 8Z" fill="${paint('gold')}"/><path d="M28 10C42 16 38 38 28 38 18 34 18 18 28 10Z" fill="${paint('ruby')}"/><circle cx="18" cy="-14" r="8" fill="#fff"/><circle cx="20" cy="-14" r="4.5" fill="${dark}"/>`;

export const trophy: Draw = () =>
  `<path d="M-40-50H-66Q-66-8-30 0M40-50H66Q66-8 30 0" fill="none" stroke="${paint('gold')}" stroke-width="10"/><path d="M-44-62H44C44-8 26 14 8 20V40H26V54H-26V40H-8V20C-26 14-44-8-44-62Z" fill="${paint('gold')}"/><rect x="-38" y="52" width="76" height="16" rx="4" fill="${paint('ink')}"/>${star(0, -26, 20, '#fff8dc')}`;
