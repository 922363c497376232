import type { Catalogue } from '../../catalogue';
import type { Composed } from '../../compose/compose-site';
import type { Located } from '../../compose/read-file';
import { textIn } from '../../compose/text-layers';
import { isList, isObject, isText, type JsonPath, own, pick } from '../../json';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';
import { toFlag } from '../../normalize/flag';
import { readPlatform } from '../../normalize/normalize-platform';
import type { ParsedFile } from '../../parse/config-file';
import type { Platform } from '../../platform';
import { ownOrigin } from '../origins';
import type { SiteCheck } from '../site-check';
import { partRules } from './part-rules';

/** Answers in console.json that the engine cannot use, and settings that contradict these answers. */
export const consoleAnswers: SiteCheck = {
  finds: 'answers of console.json that cannot be used or are at odds with settings',
  onlyWarns: true,
  reads: ({ merchant, texts, folder }) => [merchant, texts, folder.console],
  run({ composed, catalogue, report }) {
    const { console } = composed.folder;
    const findings = console === undefined ? [] : findingsOf(console, composed, catalogue);
    for (const finding of findings) report(finding, finding.origin);
  },
};

function findingsOf(console: Console, composed: Composed, catalogue: Catalogue): readonly Located[] {
  const { merchant, texts } = composed;
  const hasText = (key: string) => Object.values(texts).some((layer) => textIn(layer, key) !== undefined);
  const platform = readPlatform(console.value, { merchant, hasText }, catalogue);
  // A minimum above the maximum is reported by another check, also where the form does not ask for the field.
  const issues = platform.issues.filter(({ code }) => code !== 'crossed-lengths');
  const unusableAnswers = issues.map(({ path, message, inFile = message }) => ({
    ...messages.consoleFinding(inFile),
    origin: {
      file: console.file,
      path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    },
  }));
  return [
    ...unusableAnswers,
    ...waysToRegister(platform, console),
    ...dependentFields(platform, console),
    ...hiddenLinkFindings(platform, composed, console),
    ...leftOutOfOrder(platform, composed),
  ];
}

type Console = { readonly value: object; readonly file: ParsedFile };

const registerSwitches = ['USERNAMEREG3', 'MOBILENUMREG3'] as const;

function waysToRegister({ switches, sent }: Platform, { value, file }: Console): readonly Located[] {
  const isClosed = registerSwitches.every((name) => sent.has(name) && switches.get(name) !== true);
  const path = isClosed ? pathTo(value, registerSwitches[0]) : undefined;
  return path === undefined ? [] : [{ ...messages.closedToNew(...registerSwitches), origin: { file, path } }];
}

/**
 * Reports fields that the form shows although the field that they refer to is missing, and needed fields that are off.
 */
function dependentFields({ switches }: Platform, { value, file }: Console): readonly Located[] {
  const rules = new Map(partRules(value, 'register').map((one) => [one.name, one]));
  const isOn = (name: string) => toFlag(pick(rules.get(name)?.rule, 'enabled')) === true;
  const isOff = (name: string) => toFlag(pick(rules.get(name)?.rule, 'enabled')) === false;
  const findingAtField = (name: string, finding: Finding): Located => {
    const path = rules.get(name)?.path ?? ['register', name];
    return { ...finding, origin: { file, path: [...path, 'enabled'] } };
  };
  const isByName = switches.get('USERNAMEREG3') === true;
  // A required field that is off is reported by another check.
  const lackedFields = ['username', 'password'].filter(
    (name) => isByName && isOff(name) && toFlag(pick(rules.get(name)?.rule, 'required')) !== true,
  );
  const needsCodeByName = isByName && switches.get('REGMOBVERF3') === true;
  const needsCode = switches.get('MOBILENUMREG3') === true || needsCodeByName;
  return [
    ...(needsCodeByName
      ? ['mobileNum', 'verificationCode']
          .filter(isOff)
          .map((name) => findingAtField(name, messages.ruleOffForSwitch(name, 'REGMOBVERF3')))
      : []),
    ...lackedFields.map((name) => findingAtField(name, messages.neededButOff(name, 'USERNAMEREG3'))),
    ...(!isByName && isOff('password') && isOn('confirmPassword')
      ? [
          findingAtField(
            'confirmPassword',
            messages.askedWithout('confirmPassword', 'password', 'the form asks for neither'),
          ),
        ]
      : []),
    ...(isOff('mobileNum') && isOn('verificationCode') && !needsCode
      ? [
          findingAtField(
            'verificationCode',
            messages.askedWithout('verificationCode', 'mobileNum', 'there is no number that a code could be sent to'),
          ),
        ]
      : []),
  ];
}

/** Sources of the platform whose items are links on pages. */
const linkSources = ['services.links', 'services.lines', 'download.links'] as const;

/**
 * Reports links that are not https, and links to a host that the merchant does not allow, once for each host. Pages
 * leave such links out.
 */
function hiddenLinkFindings(
  { sources }: Platform,
  { merchant }: Composed,
  { value, file }: Console,
): readonly Located[] {
  const allowed = merchant.links?.hosts ?? [];
  const reportedHosts = new Set<string>();
  return linkSources.flatMap((name) =>
    (own(sources, name) ?? []).flatMap(({ url }) => {
      // The browser decrypts such an address, so its host is not known here.
      if (!isText(url) || url.startsWith('hidden:')) return [];
      const host = hostOf(url);
      if (host === undefined) return [{ ...messages.plainLink(url), origin: { file, path: pathTo(value, url) ?? [] } }];
      const isAllowed = allowed.some((one) => host === one || host.endsWith(`.${one}`));
      if (isAllowed || reportedHosts.has(host)) return [];
      reportedHosts.add(host);
      return [{ ...messages.hiddenLink(host), origin: { file, path: pathTo(value, url) ?? [] } }];
    }),
  );
}

function hostOf(url: string): string | undefined {
  return /^https:\/\/([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i.exec(url)?.[1]?.toLowerCase();
}

/** The way to register that needs a field. If that way is off, only a rule of the platform asks for the field. */
const switchOfField: { readonly [field: string]: (typeof registerSwitches)[number] } = {
  username: 'USERNAMEREG3',
  mobileNum: 'MOBILENUMREG3',
  verificationCode: 'MOBILENUMREG3',
};

/** Fields of the form that are missing in the merchant's own order. They come last. */
function leftOutOfOrder({ sources, switches }: Platform, composed: Composed): readonly Located[] {
  const { fields = {} } = composed.merchant.register ?? {};
  const order = composed.folder.merchant?.value.register?.order;
  // A misspelt name in the order is reported by another check.
  if (order === undefined || order.some((name) => own(fields, name) === undefined)) return [];
  const shownFields = (own(sources, 'register.fields') ?? []).flatMap(({ name }) => (isText(name) ? [name] : []));
  const isOff = (name: string) => switches.get(own(switchOfField, name) ?? '') === false;
  const fieldsLeftOut = shownFields.filter(
    (name) => own(fields, name) !== undefined && !order.includes(name) && !isOff(name),
  );
  const lastOrdered = shownFields.findLast((name) => order.includes(name));
  if (fieldsLeftOut.length === 0 || lastOrdered === undefined) return [];
  return [
    { ...messages.leftOutOfOrder(fieldsLeftOut, lastOrdered), origin: ownOrigin(composed, ['register', 'order']) },
  ];
}

/** The path to the first place at which a text stands in a value. */
function pathTo(value: unknown, text: unknown): JsonPath | undefined {
  if (value === text || (isText(value) && value.trim() === text)) return [];
  const entries: readonly (readonly [string | number, unknown])[] = isList(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, part] of entries) {
    const pathInPart = pathTo(part, text);
    if (pathInPart !== undefined) return [key, ...pathInPart];
  }
  return undefined;
}
