import type { OtherSyntax } from '../../messages';

const icuSyntax = /\{\{?\s*(\w+)\s*,\s*(plural|select|selectordinal)\b/;
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
const escapeSequence = /\\(?:u[\da-f]{4}|[ntr"'])/i;
/** `%{name}`, `${name}`, `#{name}`, `%(name)s`, `[[name]]`, and the full-width braces of East Asian keyboards. */
const namedPlaceholder = /[%$#]\{\s*(\w+)\s*\}|%\((\w+)\)[sd]|\[\[\s*(\w+)\s*\]\]|[｛]{1,2}\s*(\w+)\s*[｝]{1,2}/;
const unnamedPlaceholder = /(?<!\p{Nd}\s?)(?<!\p{L})%(?:\d\$)?[sd@](?![\p{L}\p{Nd}])|[｛｝]+/u;

/** What a text has of another tool's syntax: ICU, else a placeholder, else an escape, else Markdown. */
export function otherSyntax(text: string): OtherSyntax | undefined {
  const icuMatch = icuSyntax.exec(text);
  if (icuMatch !== null) return { kind: icuMatch[2] === 'plural' ? 'plural' : 'choice', found: icuMatch[1] ?? '' };
  const [placeholder, ...names] = namedPlaceholder.exec(text) ?? [];
  if (placeholder !== undefined) {
    const name = names.find((one) => one !== undefined) ?? 'name';
    return { kind: 'placeholder', found: placeholder, meant: `{{${name}}}` };
  }
  const unnamed = unnamedPlaceholder.exec(text)?.[0];
  if (unnamed !== undefined) return { kind: 'placeholder', found: unnamed, meant: '{{name}}' };
  const escaped = escapeSequence.exec(text)?.[0];
  if (escaped !== undefined) return { kind: 'escape', found: escaped };
  const markup = markdown.exec(text)?.[0];
  return markup === undefined ? undefined : { kind: 'markdown', found: markup };
}
