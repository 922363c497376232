import { messages } from '../messages';
import { escapeHtml } from './escape-html';
import { pageStyle } from './page-style';
import type { Picture, Pictures, Shot } from './pictures';
import type { Report } from './report';
import { whatWords } from './words/change-words';
import { byBrands, summary } from './words/report-words';
import { list, personaWords, unaffectedWords, whoWords } from './words/who-words';

/**
 * One HTML file for a review: pictures of each screen before and after, then all changes in words. It needs no other
 * file.
 */
export function asHtml(report: Report, pictures: Pictures): string {
  const { from, to, options } = report;
  const title = `${from} and ${to}`;
  const { currentGroups, otherSettingsGroups } = byBrands(report);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}: what players see differently</title><style>${pageStyle}</style></head>`,
    `<body><header><h1>What players see differently</h1><p>${escapeHtml(summary(report))}</p></header><main>`,
    ...pictureSection(pictures, report),
    '<section><h2>In words</h2>',
    ...brandLists(currentGroups),
    ...(otherSettingsGroups.length === 0
      ? []
      : [`<h2>${escapeHtml(messages.onlyOtherwise)}</h2>`, ...brandLists(otherSettingsGroups)]),
    ...(report.changes.length === 0 ? ['<p>Nothing.</p>'] : []),
    `<p class="small">${options.personas.length} kinds of visitors were asked.</p>`,
    '</section></main></body></html>',
  ].join('\n');
}

function brandLists(groups: ReturnType<typeof byBrands>['currentGroups']): readonly string[] {
  return groups.map(
    ({ brands, sentences }) =>
      `<h3>${escapeHtml(brands)}</h3><ul>${sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`,
  );
}

function pictureSection({ screens, more, missing }: Pictures, report: Report): readonly string[] {
  const { from, to } = report;
  if (missing !== undefined) return [`<p>${escapeHtml(missing)}</p>`];
  if (screens.length === 0) return [];
  const sides = { before: from, after: to };
  return [
    '<section><h2>Screens</h2>',
    '<p class="small">Where several brands, people or languages meet the same change, one picture stands for all.',
    'What changed is outlined, where it shows on the screen as it opens.</p>',
    ...screens.map((shot) => shotSection(shot, sides, report)),
    ...(more === 0 ? [] : [`<p>${more} more screens are different and have no picture here.</p>`]),
    '</section>',
  ];
}

type Sides = { readonly before: string; readonly after: string };

function shotSection(shot: Shot, sides: Sides, report: Report): string {
  const { options, titleOf } = report;
  const { brand, page, persona, language, changes } = shot.screen;
  const isOutlined = changes.some(({ node }) => node !== '' && node !== '$page');
  const languageName = options.catalogue.languages[language]?.english ?? language;
  const heading = `${brand}: ${page === 'shell' ? 'around every page' : titleOf(brand, page)}, seen by ${personaWords(persona, options.catalogue)} in ${languageName}`;
  const sentences = changes.map((change) => {
    const { personas: allPersonas, catalogue } = options;
    const who = [
      whoWords(change.personas, allPersonas, catalogue),
      ...unaffectedWords(change, allPersonas, catalogue),
    ].join(', ');
    const otherBrands = change.brands.length > 1 ? ` (in ${list(change.brands)})` : '';
    return `<li>${escapeHtml(whatWords(change, report))} <span class="small">${escapeHtml(`${who}${otherBrands}`)}</span></li>`;
  });
  const pair =
    'why' in shot
      ? `<p class="small">${escapeHtml(shot.why)}</p>`
      : `<div class="pair">${figure('Before', sides.before, { picture: shot.before, isOutlined })}${figure('After', sides.after, { picture: shot.after, isOutlined })}</div>`;
  return `<article><h3>${escapeHtml(heading)}</h3><ul>${sentences.join('')}</ul>${pair}</article>`;
}

/** `isOutlined`: something on the screen should have an outline. A title or a colour never has one. */
type MarkedPicture = { readonly picture: Picture; readonly isOutlined: boolean };

function figure(when: string, place: string, { picture, isOutlined }: MarkedPicture): string {
  const caption = `<figcaption><b>${when}</b> ${escapeHtml(place)}</figcaption>`;
  if ('why' in picture) return `<figure>${caption}<p class="none">No picture: ${escapeHtml(picture.why)}.</p></figure>`;
  const notShownNote = picture.isMarked || !isOutlined ? '' : '<p class="small">What changed does not show here.</p>';
  return `<figure>${caption}<img src="${picture.source}" alt="The screen ${when.toLowerCase()}" loading="lazy">${notShownNote}</figure>`;
}
