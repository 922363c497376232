import { star } from '../svg';
import { at, type Draw, dark, gleam, paint } from './paint';

/** Both halves of something that is the same left and right. */
function mirrored(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`;
}

export const crown: Draw = () =>
  `<path d="M-56 26-66-30-30-2 0-52 30-2 66-30 56 26Z" fill="${paint('gold')}" stroke="#8d5200" stroke-width="3" stroke-linejoin="round"/><path d="M-56 26Q0 12 56 26V48Q0 34-56 48Z" fill="${paint('ruby')}"/><path d="M-58 28Q0 14 58 28M-58 48Q0 34 58 48" fill="none" stroke="${paint('gold')}" stroke-width="6" stroke-linecap="round"/><path d="M0-14 11 0 0 14-11 0Z" fill="${paint('azure')}" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>${mirrored(`<circle cx="66" cy="-34" r="8" fill="${paint('pearl')}"/><path d="M34 2 41 11 34 20 27 11Z" fill="${paint('ruby')}"/>`)}<circle cy="-58" r="10" fill="${paint('pearl')}"/>${gleam(-30, 4, 8)}`;

export const sevens: Draw = () =>
  [-1, 1, 0]
    .map((place) =>
      at(
        place * 44,
        Math.abs(place) * 8,
        place * 9,
        `<path d="M-25-46H29V-22L7 50H-19L3-20H-25Z" fill="${dark}" stroke="${dark}" stroke-width="11" stroke-linejoin="round" opacity=".55"/><path d="M-25-46H29V-22L7 50H-19L3-20H-25Z" fill="${paint(place === 0 ? 'ruby' : 'gold')}" stroke="#fff6d8" stroke-width="5" stroke-linejoin="round"/><path d="M-19-40H23V-34H-19Z" fill="#fff" opacity=".5"/>`,
        place === 0 ? 1.12 : 0.95,
      ),
    )
    .join('');

export const gem: Draw = () =>
  `<path d="M-36-38H36L64-6 0 60-64-6Z" fill="${paint('azure')}" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linejoin="round"/><path d="M-36-38-20-6H-64ZM36-38 64-6H20Z" fill="#fff" opacity=".28"/><path d="M-20-6H20L0 60Z" fill="#fff" opacity=".18"/><path d="M0-38-20-6H20Z" fill="#fff" opacity=".42"/>${star(44, -46, 13, '#fff')}${star(-56, 22, 8, '#fff')}`;

export const cherries: Draw = () =>
  `<path d="M-28 18C-20-22 8-46 34-54M28 22C26-12 32-36 34-54" fill="none" stroke="#2f8f3f" stroke-width="7" stroke-linecap="round"/><path d="M34-54C54-72 74-58 78-40 58-36 42-40 34-54Z" fill="${paint('leaf')}"/><circle cx="-30" cy="28" r="30" fill="${paint('ruby')}"/><circle cx="30" cy="34" r="30" fill="${paint('ruby')}"/>${gleam(-40, 14, 10)}${gleam(20, 20, 10)}`;

export const coins: Draw = () =>
  [0, 1, 2, 3]
    .map((row) => {
      const x = (row % 2) * 12 - 6;
      const y = 44 - row * 20;
      return `<path d="M${x - 52} ${y - 6}V${y + 6}A52 20 0 0 0 ${x + 52} ${y + 6}V${y - 6}Z" fill="#a35d06"/><ellipse cx="${x}" cy="${y - 6}" rx="52" ry="20" fill="${paint('gold')}"/><ellipse cx="${x}" cy="${y - 6}" rx="38" ry="13" fill="none" stroke="#b16c0a" stroke-width="3"/>`;
    })
    .join('') + star(6, -22, 11, '#b16c0a');

export const lotus: Draw = () =>
  `<path d="M-72 50Q0 78 72 50 40 34 0 40-40 34-72 50Z" fill="${paint('leaf')}"/>${[-64, 64, -36, 36, 0]
    .map(
      (turn) =>
        `<path d="M0 46C-30 14-22-34 0-60 22-34 30 14 0 46Z" transform="rotate(${turn} 0 46)" fill="${paint('rose')}" stroke="#fff" stroke-opacity=".75" stroke-width="2.5"/>`,
    )
    .join('')}<path d="M0 46C-12 26-10 0 0-14 10 0 12 26 0 46Z" fill="${paint('gold')}"/>`;

export const tiger: Draw = () =>
  `${mirrored(`<circle cx="44" cy="-46" r="19" fill="${paint('amber')}"/><circle cx="44" cy="-46" r="9" fill="#5a1d0c"/>`)}<path d="M0-62C34-62 62-38 64-6 66 16 54 26 44 40 32 56 16 66 0 66-16 66-32 56-44 40-54 26-66 16-64-6-62-38-34-62 0-62Z" fill="${paint('amber')}"/><path d="M0 10C10-2 34 0 42 16 44 42 22 58 0 58-22 58-44 42-42 16-34 0-10-2 0 10Z" fill="${paint('pearl')}"/>${mirrored(
    `<path d="M4-60 9-30 14-58ZM22-54 19-34 31-49ZM63-16 44-10 64-4ZM62 10 46 8 56 24Z" fill="${dark}"/><path d="M10-6Q24-22 38-8 24 4 10-6Z" fill="#fff7c4" stroke="${dark}" stroke-width="4"/><circle cx="24" cy="-8" r="6" fill="${dark}"/><path d="M20 34 56 28M20 40 54 42" stroke="#fff" stroke-opacity=".8" stroke-width="2.5"/>`,
  )}<path d="M-12 16H12L4 27H-4Z" fill="#7d1f2b"/><path d="M0 27V36M0 36Q-9 46-19 38M0 36Q9 46 19 38" fill="none" stroke="#5a1d0c" stroke-width="4" stroke-linecap="round"/>`;

export const dragon: Draw = () =>
  `<path d="M-62 34C-30 76 58 66 52 26 46-8-34 12-40-20-44-44-18-56 14-52" fill="none" stroke="${paint('gold')}" stroke-width="36" stroke-linecap="round" stroke-dasharray="5 9"/><path d="M-62 34C-30 76 58 66 52 26 46-8-34 12-40-20-44-44-18-56 14-52" fill="none" stroke="#0d6b45" stroke-width="27" stroke-linecap="round"/><path d="M-62 34C-30 76 58 66 52 26 46-8-34 12-40-20-44-44-18-56 14-52" fill="none" stroke="#43d88a" stroke-width="15" stroke-linecap="round" stroke-dasharray="11 4"/><path d="M-62 34-82 14-78 44-64 50Z" fill="${paint('gold')}"/><path d="M4-72C30-80 62-66 74-42 62-38 58-26 40-28 16-30-6-44 4-72Z" fill="${paint('leaf')}"/><path d="M14-70C8-88-8-94-22-88-8-84-2-72 4-60ZM30-74C30-88 20-96 8-98 18-90 20-80 22-70Z" fill="${paint('gold')}"/><circle cx="36" cy="-54" r="7" fill="#fff"/><circle cx="38" cy="-54" r="4" fill="${dark}"/><path d="M52-32C62-22 76-26 82-18" fill="none" stroke="#ffd76a" stroke-width="4" stroke-linecap="round"/><circle cx="70" cy="2" r="15" fill="${paint('gold')}"/>${gleam(65, -3, 6)}`;

export const mango: Draw = () =>
  `<path d="M12-44C52-38 70 2 52 36 34 70-20 74-46 48-76 18-46-50 12-44Z" fill="${paint('amber')}"/><path d="M12-44C-2-20-40-10-52 20-58-22-28-52 12-44Z" fill="#ffe27a" opacity=".8"/><path d="M10-44C8-58 2-66-6-70" fill="none" stroke="${paint('wood')}" stroke-width="7" stroke-linecap="round"/><path d="M8-48C16-80 50-88 74-70 60-48 34-38 8-48Z" fill="${paint('leaf')}"/><path d="M12-50Q40-66 68-69" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>${gleam(-22, 8, 14)}`;

export const temple: Draw = () =>
  `<path d="M-74 64H74V50H-74ZM-62 50H62V38H-62Z" fill="${paint('wood')}"/><path d="M-56 38V-6H56V38Z" fill="${paint('ruby')}"/><path d="M-18 38V12Q0-12 18 12V38Z" fill="#ffe9a8"/>${mirrored(`<path d="M28 38V-4H38V38ZM46 38V-4H56V38Z" fill="${paint('gold')}"/><path d="M66-6V-12Q54-16 52-30 50-16 38-12V-6Z" fill="${paint('gold')}"/>`)}<path d="M-66-6H66V-14H-66Z" fill="${paint('gold')}"/><path d="M-36-14C-36-40-12-46 0-72 12-46 36-40 36-14Z" fill="${paint('gold')}" stroke="#8d5200" stroke-width="2"/><path d="M-12-14C-12-38-4-46 0-66 4-46 12-38 12-14Z" fill="#fff" opacity=".3"/><circle cy="-76" r="6" fill="${paint('ruby')}"/>`;

export const elephant: Draw = () =>
  `${mirrored(`<path d="M24-40C58-66 90-40 82-4 76 24 48 32 28 16Z" fill="${paint('steel')}"/><path d="M32-32C56-48 74-32 70-6 64 12 48 16 36 8Z" fill="#e58aa6" opacity=".75"/>`)}<path d="M0-58C30-58 44-36 40-8 38 12 24 18 20 30 18 46 24 56 14 68 4 76-10 70-8 58-4 60 0 58-2 48-6 36-20 30-30 16-40 4-44-14-40-26-34-48-18-58 0-58Z" fill="${paint('steel')}"/><path d="M-24 20Q-34 44-14 54-20 36-14 24ZM24 20Q36 40 22 52 20 36 16 24Z" fill="#fffaf0"/><path d="M0-62 18-34 0-10-18-34Z" fill="${paint('gold')}"/><path d="M0-46 8-34 0-22-8-34Z" fill="${paint('ruby')}"/>${mirrored(`<circle cx="24" cy="-6" r="6" fill="${dark}"/><circle cx="22" cy="-8" r="2" fill="#fff"/>`)}<path d="M-34-44Q0-70 34-44" fill="none" stroke="${paint('gold')}" stroke-width="7" stroke-dasharray="2 9" stroke-linecap="round"/>`;

export const peacock: Draw = () =>
  `${[-84, -56, -28, 0, 28, 56, 84]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 0 44)"><path d="M0 44C-20 0-20-40 0-74 20-40 20 0 0 44Z" fill="${paint('leaf')}"/><ellipse cy="-44" rx="14" ry="19" fill="${paint('gold')}"/><ellipse cy="-42" rx="9" ry="12" fill="${paint('azure')}"/><circle cy="-40" r="4.5" fill="${dark}"/></g>`,
    )
    .join(
      '',
    )}<path d="M0 66C-24 54-20 22-6 6-16-12-8-32 6-32 22-32 24-12 14 0 26 22 26 54 0 66Z" fill="${paint('azure')}" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><path d="M20-22 36-16 20-11Z" fill="${paint('gold')}"/><circle cx="10" cy="-20" r="4" fill="#fff"/><path d="M2-34-6-50M6-34V-54M10-34 18-50" stroke="#ffe27a" stroke-width="3" stroke-linecap="round"/>`;

export const sun: Draw = () =>
  `${star(0, 0, 70, '#fff3b8')}<circle r="46" fill="${paint('gold')}"/><circle r="34" fill="none" stroke="#b16c0a" stroke-opacity=".6" stroke-width="3"/>${star(0, 0, 24, '#fff8dc')}`;
