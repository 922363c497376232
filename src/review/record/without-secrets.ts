import { isObject } from '@/engine';

/** Something that was replaced: where it stood, and what it looked like. */
export type Replaced = { readonly path: string; readonly kind: string };

export type Cleaned = { readonly value: unknown; readonly replaced: readonly Replaced[] };

/** Names of values that let somebody in. */
const secretNames =
  /token|secret|passw|pwd|api_?-?key|app_?-?key|access_?-?key|private|session|authori[sz]ation|signature|cookie/i;
/** Names of personal data. */
const personalNames =
  /^(?:user_?name|login_?name|nick_?name|real_?name|payee_?name|account|account_?(?:name|no)|member_?(?:name|id)|id_?number|card_?(?:no|number)|bank_?account|birthday|address|location|ip|phone|mobile|mobile_?num|tel)$/i;

type Form = { readonly kind: string; readonly pattern: RegExp; readonly replacement: (found: string) => string };

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Forms of secrets and personal data, wherever they stand, each with its replacement. */
const forms: readonly Form[] = [
  { kind: 'a token', pattern: /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, replacement: () => 'removed' },
  {
    kind: 'a token',
    pattern: /(?<![\w/.-])(?=\w*\d)(?=\w*[A-Za-z])[\w+=-]{32,}(?![\w/.])/g,
    replacement: () => 'removed',
  },
  { kind: 'an e-mail address', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, replacement: () => 'somebody@example.com' },
  {
    kind: 'an address of a machine',
    pattern: /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g,
    replacement: () => '192.0.2.1',
  },
  {
    kind: 'a telephone number',
    pattern: /(?<![\w.-])\+?(?!\d{4}-\d{2}-\d{2})\d[\d ().-]{7,}\d(?!\w)/g,
    replacement: (found) => (digitsOf(found).length < 9 ? found : found.replace(/\d/g, '0')),
  },
];

/** A value without tokens and personal data. What is replaced is listed. */
export function withoutSecrets(value: unknown): Cleaned {
  const replaced: Replaced[] = [];
  const visit = (part: unknown, path: string, name: string): unknown => {
    if (Array.isArray(part)) return part.map((inner, index) => visit(inner, `${path}[${index}]`, name));
    if (isObject(part))
      return Object.fromEntries(
        Object.entries(part).map(([key, inner]) => [key, visit(inner, path === '' ? key : `${path}.${key}`, key)]),
      );
    const report = (kind: string) => void replaced.push({ path, kind });
    if (typeof part === 'number') return cleanNumber(part, name, report);
    return typeof part === 'string' ? cleanText(part, name, report) : part;
  };
  return { value: visit(value, '', ''), replaced };
}

type Report = (kind: string) => void;

function cleanNumber(value: number, name: string, report: Report): number {
  if (!personalNames.test(name)) return value;
  report(`something of a member (${name})`);
  return 0;
}

function cleanText(text: string, name: string, report: Report): string {
  if (text === '') return text;
  if (secretNames.test(name)) {
    report(`a secret (${name})`);
    return 'removed';
  }
  const cleaned = forms.reduce(
    (inner, { kind, pattern, replacement }) => {
      const next = inner.replace(pattern, replacement);
      if (next !== inner) report(kind);
      return next;
    },
    withoutQuerySecrets(text, report),
  );
  if (cleaned !== text || !personalNames.test(name)) return cleaned;
  report(`something of a member (${name})`);
  return 'removed';
}

/** Replaces secrets in the query of an address. Their names stay. */
function withoutQuerySecrets(text: string, report: Report): string {
  return text.replace(/([?&#])([\w-]+)=([^&#\s"']+)/g, (found, sign: string, name: string) => {
    if (!secretNames.test(name)) return found;
    report(`a secret (${name}) in an address`);
    return `${sign}${name}=removed`;
  });
}
