import * as messages from '../messages/syntax';
import { type Detector, lineOf } from './syntax-fault';

/**
 * Numbers by thousands: `7,777`, `1,250,000`, `1.250.000`, `3_000`. A comma with other
 * than three digits behind it, or with 0 before it, is a decimal comma: `number` finds that.
 */
export const thousands: Detector = (text, { offset }) => {
  const start = offset - (/(?:\d[\d,._']*)?$/.exec(text.slice(lineOf(text, offset).start, offset))?.[0].length ?? 0);
  const written = /^-?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:[_']\d{3})+|(?:\.\d{3}){2,})(?![\w,.']*\d)/.exec(
    text.slice(start),
  )?.[0];
  // In a list, commas separate entries.
  if (written === undefined || start + written.length <= offset || !/:\s*-?$/.test(text.slice(0, start)))
    return undefined;
  const digits = written.replaceAll(/[^\d-]/g, '');
  const repair = { offset: start, length: written.length, text: digits };
  return { at: start, finding: messages.byThousands(written, /[^\d-]/.exec(written)?.[0] ?? ',', digits), repair };
};

/** `18px`, `018`, `1 800`, `+18`, `18,5`. */
export const number: Detector = (text, { offset }) => {
  const start = offset - (/(?:\d[\d .]*,?)?$/.exec(text.slice(lineOf(text, offset).start, offset))?.[0].length ?? 0);
  const written = /^[+-]?\.?\d[^\s,:"{}[\]]*(?:,\d+|(?: \d{3})+)?/.exec(text.slice(start))?.[0];
  if (written === undefined || start + written.length <= offset) return undefined;
  const numberMatch = /^-?(?:0|[1-9]\d*)(?:\.\d+)?/.exec(
    written
      .replace(/ (?=\d)|^\+/g, '')
      .replace(',', '.')
      .replace(/^(-?)0+(?=\d)/, '$1'),
  );
  const [jsonNumber = '0'] = numberMatch ?? [];
  const repair = { offset: start, length: written.length, text: jsonNumber };
  const finding = written.includes(',')
    ? messages.decimalComma(written, jsonNumber)
    : messages.noNumber(written, jsonNumber);
  return { at: start, finding, repair };
};
