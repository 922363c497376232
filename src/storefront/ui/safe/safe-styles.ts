const plainValue = /^[\w\s.,%#()+-]{1,60}$/;
const lengthValue = /^\d{1,3}(\.\d+)?(px|em|rem|%)$/;

/** Properties that cannot leave their own box, with patterns of their values. */
const allowedValues: { readonly [property: string]: RegExp } = {
  'text-align': /^(start|end|left|right|center|justify)$/,
  'text-decoration': /^(none|underline|line-through|overline)$/,
  'font-weight': /^(normal|bold|bolder|lighter|[1-9]00)$/,
  'font-style': /^(normal|italic|oblique)$/,
  'font-size': lengthValue,
  'vertical-align': /^(top|middle|bottom|baseline|sub|super)$/,
  'white-space': /^(normal|nowrap|pre-wrap|pre-line)$/,
  'list-style-type': /^[a-z-]{1,24}$/,
  width: lengthValue,
  padding: lengthValue,
  'border-radius': lengthValue,
  color: plainValue,
  'background-color': plainValue,
};

const colourProperties = new Set(['color', 'background-color']);

/**
 * The declarations of a style attribute that are kept. A colour is kept only with its background: operators write for
 * white paper, and black words alone are unreadable on a dark brand.
 */
export function safeStyles(text: string): readonly (readonly [property: string, value: string])[] {
  const declarations = text.split(';').flatMap((declaration) => {
    const [name = '', ...valueParts] = declaration.split(':');
    const property = nameOf(name.trim().toLowerCase());
    const value = valueParts
      .join(':')
      .replace(/!important/gi, '')
      .trim();
    const pattern = Object.hasOwn(allowedValues, property) ? allowedValues[property] : undefined;
    const isAllowed = pattern?.test(value) === true && !/url|expression|var|env|attr/i.test(value);
    return isAllowed ? [[property, value] as const] : [];
  });
  const names = new Set(declarations.map(([property]) => property));
  const hasBoth = [...colourProperties].every((colour) => names.has(colour));
  return declarations.filter(([property]) => hasBoth || !colourProperties.has(property));
}

function nameOf(property: string): string {
  return property === 'background' ? 'background-color' : property;
}
