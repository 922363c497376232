import { didYouMean, error, type Finding, listed, warning } from './finding';

/** Syntax of other tools in a text. Players would read it letter by letter. */
export type OtherSyntax =
  | { readonly kind: 'markdown' | 'plural' | 'choice' | 'escape'; readonly found: string }
  | { readonly kind: 'placeholder'; readonly found: string; readonly meant: string };

/** An invisible character in a text: the characters before it, its name, and the text without it. */
export type InvisibleSign = {
  readonly kind: 'joined' | 'hidden' | 'line';
  readonly sign: string;
  readonly before: string;
  readonly plain: string;
};

export const emptyText = (): Finding =>
  warning(
    'empty-text',
    'This text is empty, so players see nothing there and a screen reader says nothing. Write it, or remove what shows it.',
  );
export const brokenLetters = (letters: string): Finding =>
  warning(
    'broken-letters',
    `The text holds ${JSON.stringify(letters)}, letters that were broken when it was copied or saved in another encoding, so players read them like that. Copy it again from where it is right.`,
  );
/** Question marks that an encoding put in place of letters. */
export const lostLetters = (found: string): Finding =>
  warning(
    'broken-letters',
    `The text holds ${JSON.stringify(found)}, question marks where letters were lost as it was saved in an encoding that lacks them, so players read those. Write the letters again, or copy the text from where it is right.`,
  );
export const unfinishedText = (note: string): Finding =>
  warning('unfinished-text', `The text still holds the note "${note}", so players read that. Write the text.`);
export const turnedText = (): Finding =>
  warning(
    'turned-text',
    'The text holds a hidden sign (U+202D or U+202E) that turns the order of letters round, so players read it backwards. Write the text anew, letter by letter, instead of copying it.',
  );
/** `before`: the letters before the character. */
export const unseenSign = ({ kind, sign, before, plain }: InvisibleSign): Finding => ({
  ...warning(
    'unseen-sign',
    `${before === '' ? 'The text begins with' : `Behind ${JSON.stringify(before)} the text holds`} ${sign} (pages and word processors put it in), so ${harmOfSign[kind]}`,
  ),
  fix: { kind: 'value', value: plain },
});
const harmOfSign: { readonly [kind in InvisibleSign['kind']]: string } = {
  joined: 'a line cannot break there and words run out of their place. Write a plain space.',
  hidden:
    'words break or hold together where nobody sees why, and a search does not find them. Take it out: delete what stands around it and write that anew.',
  line: 'some browsers show a box there and others run the words together. Write a plain space.',
};
export const otherSyntax = (syntax: OtherSyntax): Finding => {
  const found = JSON.stringify(syntax.found);
  switch (syntax.kind) {
    case 'plural':
      return warning(
        'other-syntax',
        `The text uses ICU plural syntax for ${found}, which is not supported, so players read the braces. Write one text for each form: this key with "_one", "_other" and so on behind it, with {{${syntax.found}}} for the number.`,
      );
    case 'choice':
      return warning(
        'other-syntax',
        `The text uses ICU select syntax for ${found}, which is not supported, so players read the braces. Write one text that fits all.`,
      );
    case 'placeholder':
      return warning(
        'odd-placeholder',
        `${found} is not a placeholder, so players read it as it stands. Write one as ${syntax.meant}, with two braces on each side.`,
      );
    case 'escape':
      return warning(
        'other-syntax',
        `The text holds ${syntax.found} letter by letter, since its backslash was written twice, so players read it like that. Write the sign itself, or one backslash.`,
      );
    case 'markdown':
      return warning(
        'markup-in-text',
        `The text holds ${found}, which is Markdown, and texts are plain: players read its signs. Write the words alone.`,
      );
    default:
      return syntax satisfies never;
  }
};
export const mixedDigits = (number: string): Finding =>
  warning(
    'mixed-digits',
    `"${number}" has digits of two scripts, so one may be a slip and players read a wrong number. Write all of them in one script.`,
  );

export const markupInText = (markup: string): Finding =>
  warning(
    'markup-in-text',
    `The text holds ${JSON.stringify(markup)}, and texts are plain: players read it letter by letter. Write the words alone.`,
  );
export const oddPlaceholder = (found: string): Finding =>
  warning(
    'odd-placeholder',
    `${JSON.stringify(found)} is not a placeholder, so players read it as it stands. Write one as {{name}}, with two braces on each side.`,
  );
export const unfilledPlaceholder = (name: string, near: string | undefined): Finding =>
  error(
    'unfilled-placeholder',
    `Nothing fills in {{${name}}} here, so players read a gap. ${didYouMean(near === undefined ? undefined : `{{${near}}}`, 'Take it out.')}`,
  );
export const lostPlaceholder = (names: readonly string[]): Finding =>
  warning(
    'lost-placeholder',
    `Other languages say ${names.map((name) => `{{${name}}}`).join(' and ')} in this text and this one does not, so these players miss it. Add it.`,
  );
/** A key of a text where words by language are needed. */
export const nestedKey = (key: string): Finding =>
  error(
    'wrong-form',
    `"t" names a text by its key, but it is inside "text", which has words by language, so nobody reads ${JSON.stringify(key)}. Write { "t": ${JSON.stringify(key)} } instead of { "text": { "t": … } }.`,
  );
export const otherScript = (language: string): Finding =>
  warning(
    'other-script',
    `This text is not written in the letters of ${language}, so these players read another language. Write it in ${language}, or move it to the file of its language.`,
  );
/** A table that holds the texts of another language. */
export const otherScripts = (language: string, keys: readonly string[]): Finding =>
  warning(
    'other-script',
    `${keys.length} texts in this file are not written in the letters of ${language} (${listed(keys.slice(0, 5))}), so these players read another language. Write them in ${language}, or move them to the file of their language.`,
  );
/** Letters of another language. `code` is its code, and empty where only marks are missing. */
export const otherLetters = (
  { here, meant, code }: { readonly here: string; readonly meant: string; readonly code: string },
  keys: readonly string[],
): Finding => {
  const [texts, have, use] =
    keys.length === 1
      ? ['This text', 'has', 'uses']
      : [`${keys.length} texts in this file (${listed(keys.slice(0, 5))})`, 'have', 'use'];
  const [them, theirs] = keys.length === 1 ? ['it', 'its'] : ['them', 'their'];
  return warning(
    'other-letters',
    code === ''
      ? `${texts} ${have} none of the marks that ${here} is written with, so these players read another language. Write ${them} in ${here}, or move ${them} to the file of ${theirs} language.`
      : `${texts} ${use} letters of ${meant} that ${here} does not have, so these players read another language. Translate ${them} into ${here}, or move ${them} to texts/${code}.json.`,
  );
};
/** Two languages that differ, without a third one to say which is right. */
export const unevenPlaceholder = (names: readonly string[], here: string, there: string): Finding =>
  error(
    'unfilled-placeholder',
    `This text says ${names.map((name) => `{{${name}}}`).join(' and ')} in ${here} and not in ${there}, so some players read a gap or miss it. Where something fills it in, add it in ${there}; where nothing does, take it out here.`,
  );
/** `also`: other languages with this key. */
export const unreadText = (key: string, near: string | undefined, also: readonly string[]): Finding =>
  warning(
    'unread-text',
    `Nothing shows the text "${key}"${also.length === 0 ? '' : `, here and in ${also.join(', ')}`}, so nobody reads it. ${didYouMean(near, 'Remove it, or name it where it should show.')}`,
  );
/** Several texts at once: probably what showed them was removed. */
export const unreadTexts = (keys: readonly string[]): Finding =>
  warning(
    'unread-text',
    `Nothing shows ${keys.length} texts from here on (${listed(keys)}), so nobody reads them. Remove them in every language, or name them where they should show.`,
  );
/** `forms`: each missing form with the first numbers that need it. */
export const lackingForms = (
  stem: string,
  forms: readonly (readonly [name: string, numbers: readonly number[]])[],
  hasPlain: boolean,
): Finding =>
  warning(
    'lacking-forms',
    `For ${forms.map(([, numbers]) => `${numbers.join(', ')} …`).join(' and for ')} this language has ${forms.length === 1 ? 'a form' : 'forms'} of its own, which this table lacks for "${stem}", so players read ${hasPlain ? `the plain "${stem}"` : 'the key itself'} there. Add ${forms.map(([name]) => `"${stem}_${name}"`).join(' and ')}.`,
  );
export const noSuchForm = (key: string, form: string, language: string, forms: readonly string[]): Finding =>
  warning(
    'lacking-forms',
    `${language} has no plural form "${form}", so nobody reads "${key}". ${forms.length === 1 ? 'Its only form is' : 'Its forms are'} ${listed(forms).replace(/, ([^,]*)$/, ' and $1')}: rename it.`,
  );
/** Two entries side by side with the same words. */
export const sameWords = (word: string, one: string, other: string, languages: readonly string[]): Finding =>
  warning(
    'same-words',
    `"${one}" and "${other}" stand side by side, lead to different places and are both called ${JSON.stringify(word)} in ${languages.map((language) => `"${language}"`).join(', ')}, so players cannot tell them apart. Give one of them another name.`,
  );
export const tooLong = (text: {
  readonly width: number;
  readonly fits: number;
  readonly use: string;
  readonly prop: string;
  readonly node: string;
  readonly language: string;
}): Finding =>
  warning(
    'too-long',
    `The "${text.language}" text is ${text.width} letters wide, and "${text.prop}" of "${text.node}" (${text.use}) has room for about ${text.fits}, so it is cut or pushes others away. Shorten it.`,
  );
export const utf16 = (): Finding =>
  error(
    'not-utf8',
    'This file is saved as UTF-16 (Notepad calls it "Unicode"), so it cannot be used. Save it as UTF-8.',
  );
export const notUtf8 = (): Finding =>
  error(
    'not-utf8',
    'From here on the file is not UTF-8, so players would read broken letters. Save it as UTF-8 in the editor.',
  );

export const missingWords = (
  written: readonly string[],
  lacking: readonly string[],
  defaultLanguage: string | undefined,
): Finding =>
  warning(
    'missing-words',
    `These words stand in ${written.join(', ')} only, and this merchant speaks ${lacking.join(', ')} too, so those players read them in ${defaultLanguage !== undefined && written.includes(defaultLanguage) ? defaultLanguage : (written[0] ?? 'no language')}. Add "${lacking[0]}": "…"${lacking.length > 1 ? ' and the others' : ''}, or write them under a key in texts/.`,
  );
