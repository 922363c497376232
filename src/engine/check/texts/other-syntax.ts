import type { OtherSyntax } from '../../messages';

const plural = /\{\{?\s*(\w+)\s*,\s*(plural|select|selectordinal)\b/;
const markdown = new RegExp(
  [
    '\\*\\*[^\\s*](?:[^*]*[^\\s*])?\\*\\*',
    '(?<![\\w*])\\*[^\\s*\\d](?:[^*]*[^\\s*])?\\*(?![\\w*])',
    '(?<!\\w)__?[^\\s_](?:[^_]*[^\\s_])?__?(?!\\w)',
    '~~[^\\s~][^~]*~~',
    '(?<!\\S)`[^`]+`(?![\\p{L}`])',
    '!?\\[[^\\]\\n]+\\]\\([^)\\s]+\\)',
    '^#{1,6}\\s+(?=\\p{L})',
    '^[*+] .*\\n[*+] ',
  ].join('|'),
  'mu',
);
const escaping = /\\(?:u[\da-f]{4}|[ntr"'])/i;
/** `%{name}`, `%(name)s`, `${name}`, `[[name]]`, and the full-width braces of East Asian keyboards. */
const named = /[%$#]\{\s*(\w+)\s*\}|%\((\w+)\)[sd]|\[\[\s*(\w+)\s*\]\]|[｛]{1,2}\s*(\w+)\s*[｝]{1,2}/;
const unnamed = /(?<!\p{Nd}\s?)(?<!\p{L})%(?:\d\$)?[sd@](?![\p{L}\p{Nd}])|[｛｝]+/u;

/** The first placeholder of another tool in a text. `${…}` is tried before plain braces. */
export function otherSyntax(text: string): OtherSyntax | undefined {
  const icu = plural.exec(text);
  if (icu !== null) return { kind: icu[2] === 'plural' ? 'plural' : 'choice', found: icu[1] ?? '' };
  const [placeholder, ...names] = named.exec(text) ?? [];
  if (placeholder !== undefined) {
    const name = names.find((one) => one !== undefined) ?? 'name';
    return { kind: 'placeholder', found: placeholder, meant: `{{${name}}}` };
  }
  const bare = unnamed.exec(text)?.[0];
  if (bare !== undefined) return { kind: 'placeholder', found: bare, meant: '{{name}}' };
  const escaped = escaping.exec(text)?.[0];
  if (escaped !== undefined) return { kind: 'escape', found: escaped };
  const marks = markdown.exec(text)?.[0];
  return marks === undefined ? undefined : { kind: 'markdown', found: marks };
}
