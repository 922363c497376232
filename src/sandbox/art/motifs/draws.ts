import { star } from '../svg';
import { at, ball, type Draw, gleam, paint } from './paint';

export const lotteryBalls: Draw = () =>
  `${ball('7', -38, 24, 1, 'ruby')}${ball('3', 38, 24, 1, 'azure')}${ball('9', 0, -26, 1.1, 'gold')}`;

export const drum: Draw = () =>
  `<path d="M-50 66H50L38 44H-38Z" fill="${paint('wood')}"/><circle cy="-4" r="62" fill="#fff" fill-opacity=".16" stroke="${paint('gold')}" stroke-width="8"/>${ball('2', -24, 22, 0.6, 'azure')}${ball('8', 24, 22, 0.6, 'leaf')}${ball('5', 0, -8, 0.66, 'ruby')}${ball('1', -32, -20, 0.5, 'amber')}${ball('4', 32, -20, 0.5, 'violet')}<path d="M-44-34A56 56 0 0 1-8-58" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="6" stroke-linecap="round"/>`;

export const tickets: Draw = () =>
  `${at(-6, -14, -16, `<path d="M-66-32H66V-10A10 10 0 0 0 66 10V32H-66V10A10 10 0 0 0-66-10Z" fill="${paint('ruby')}"/><path d="M30-28V28" stroke="#fff" stroke-width="3" stroke-dasharray="5 5"/>${star(-16, 0, 19, '#ffe9a8')}`)}${at(8, 26, 8, `<path d="M-66-32H66V-10A10 10 0 0 0 66 10V32H-66V10A10 10 0 0 0-66-10Z" fill="${paint('gold')}" stroke="#8d5200" stroke-opacity=".4" stroke-width="2"/><path d="M30-28V28" stroke="#8d5200" stroke-width="3" stroke-dasharray="5 5"/><text x="-16" y="14" text-anchor="middle" font-family="sans-serif" font-weight="900" font-size="40" fill="#9c1d3a">777</text>`)}`;

export const luckyBall: Draw = () =>
  `<circle r="66" fill="${paint('gold')}"/><circle r="36" fill="#fff"/><text y="22" text-anchor="middle" font-size="62" font-weight="900" font-family="sans-serif" fill="#9c1d3a">7</text>${gleam(-28, -42, 17)}${star(62, -50, 15, '#fff')}`;
