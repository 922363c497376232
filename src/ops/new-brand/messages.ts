import { nearestName } from '@/engine';
import { list } from '@/review/compare/words/who-words';
import { someCurrencies } from './currencies';
import { questions } from './questions';

const quoted = (values: readonly string[]) => list(values.map((value) => `"${value}"`));

/** No guess by letters: with two letters nothing is similar, so every language is listed. */
const languageIn = (code: string) => {
  const words = questions.find(({ flag }) => flag === 'languages')?.choices?.[code];
  return words === undefined ? code : `${code} (${words})`;
};

/** A suggestion for each value that resembles a known one. If one resembles none, the known values are listed once. */
const meantAll = (values: readonly string[], known: readonly string[]): string => {
  const near = values.map((value) => nearestName(value, known));
  const found = [...new Set(near.filter((one) => one !== undefined))];
  const asked = found.length === 0 ? '' : `Did you mean ${list(found.map((one) => `"${one}"`))}?`;
  return near.includes(undefined) ? `${asked} There are: ${known.join(', ')}.`.trim() : asked;
};

/** All sentences about the answers for a new brand: what happened, what follows, what to do. */
export const messages = {
  badFolder: (id: string) =>
    `"${id}" cannot be the name of a folder of merchants, so nothing was made. Take small letters, digits and single hyphens, a letter first: sunrise-play.`,
  taken: (folder: string) =>
    `${folder} is there already, so nothing was made and nothing in it was touched. Choose another name, or edit what is there.`,
  needed: (flags: readonly string[], examples: string) =>
    `Nobody can be asked here, and ${flags.join(', ')} ${flags.length === 1 ? 'is' : 'are'} not told, so nothing was made. Add ${examples} (--yes takes what is usual for the rest).`,
  noBrand: () => 'A brand without a name has no title. Write it as players read it: Sunrise Play.',
  oddBrand: (name: string) =>
    `"${name}" holds a sign of < > { }, which texts take for markup or a value. Write the name without it.`,
  longBrand: (length: number) =>
    `The name has ${length} letters, and headers of phones show 30 at most. Take a shorter one; texts can say more.`,
  badDomain: (value: string) =>
    `"${value}" is not a domain, so no visitor would reach the brand. Write it without https://, port and path: www.sunrise.example.`,
  noLanguage: () => 'A brand without a language has no words. Name one at least: en.',
  unknownLanguages: (values: readonly string[], known: readonly string[]) =>
    `base has no texts in ${quoted(values)}, so players would read keys. Choose from: ${list(known.map(languageIn))}.`,
  unknownCurrency: (value: string) =>
    `"${value}" is not a currency, so amounts would have no sign. Write its three letters, for example ${someCurrencies}.`,
  retiredCurrency: (value: string, successor: string) =>
    `"${value}" is no longer used, so amounts would have no sign. ${successor} took its place: write ${successor}.`,
  takenDomain: (value: string, merchant: string) =>
    `"${value}" is the domain of ${merchant} already, so visitors could reach one of the two only. Write another one.`,
  nothingMade: 'Nothing was made.',
  unknownTimeZone: (value: string, near: string | undefined) =>
    `"${value}" is not a time zone, so dates would be wrong. ${near === undefined ? 'Write continent and city, for example Europe/Malta.' : `Did you mean ${near}?`}`,
  unknownChoices: (flag: string, values: readonly string[], known: readonly string[]) =>
    `${quoted(values)} ${values.length === 1 ? 'is not an answer' : 'are not answers'} to --${flag}. ${meantAll(values, known)}`,
  noProduct: () => 'A brand with nothing to play has no home page worth a visit. Name one product at least: slots.',
  badAmount: (flag: string, value: string, most: number) =>
    `"${value}" is not an amount for --${flag}, so nothing is promised by it. Write a whole number from 0 to ${most}, without signs.`,
  badAge: (value: string) => `"${value}" is not the age of an adult. Write a number from 18 to 25.`,
  badColor: (value: string) =>
    `"${value}" is not a colour, so there is nothing to make a palette of. Write # and six digits from 0 to f: #c2410c.`,
  lostColor: () =>
    'There is no logo with a colour in it, so nothing says which colour the brand has. Name one with --color, for example #c2410c.',
  greyLogo: (file: string) =>
    `${file} is black, white and grey, so it gives no colour for the brand. Name one with --color, for example #c2410c.`,
  noLogo: (file: string) =>
    `${file} cannot be read, so nothing was made of it. Correct the path, or leave the flag out and a logo is drawn.`,
  largeLogo: (file: string) =>
    `${file} is larger than 2 MB, so it was not taken. Export the logo at 1,000 pixels across, or as SVG.`,
  oddLogo: (file: string) =>
    `${file} is not a picture that can be drawn, so it was not taken. Give an SVG or a PNG file.`,
  inviteWithout: () =>
    'A bonus for invited friends is told, but nobody can invite, so it would never be paid. Add invite to --features, or leave --invite-bonus out.',
  clash: (lines: readonly string[]) =>
    `The brand would not be right beside the others, so nothing was made:\n${lines.join('\n')}\nChange the answers that this speaks of.`,
  notWritten: (folder: string, why: string) =>
    `${folder} could not be written (${why}), so nothing is left of it. Check that there is room and that you may write there, and try again.`,
  noSource: (source: string) =>
    `CONFIG_SOURCE is ${source}, an address, and a new folder can only be made on this machine. Leave CONFIG_SOURCE out, or name a folder.`,
  left: () => 'The questions were left before the last one, so nothing was made. Start again whenever you like.',
  made: (folder: string, files: number) => `${folder} is made: ${files} files, checked without error or warning.`,
  drawnLogo: (file: string, plate: string | undefined) =>
    `${file} was drawn as assets/logo.png, without its margins${plate === undefined ? '' : `, on a plate of ${plate}: it is not seen on both light and dark`}. To show another file, put it into assets and name it as brand.logo in merchant.json.`,
  money: (example: string) => `Money reads ${example}; locale in merchant.json says how.`,
  next: (id: string, port: string) =>
    [
      `Look at it:      npm start, then http://${id}.localhost:${port}/m/home`,
      `Change it:       merchant-configs/README.md says how; npm run merchant -- check ${id} tells what is wrong`,
      'Keep it:         npm run golden writes down what players see of it, then commit the folder',
    ].join('\n'),
};
