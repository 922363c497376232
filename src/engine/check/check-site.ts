import type { Catalogue } from '../catalogue';
import type { ComposedPage } from '../compose/compose-page';
import type { Composed } from '../compose/compose-site';
import { originOf, PAGE } from '../compose/origin-of';
import type { Located } from '../compose/read-file';
import { hasKey } from '../compose/text-layers';
import { type JsonPath, own } from '../json';
import { memoLast, memoOne, once } from '../memo';
import * as messages from '../messages';
import type { Origin } from '../parse/config-file';
import { type NeedKind, needKinds } from './walk-value';
import { checkMerchant, type MerchantPlace, merchantOrigin, ownOrigin } from './check-merchant';
import { analyzePage, type PageAnalysis } from './check-page';
import { type ConditionFinding, conditionFindings } from './condition-findings';
import { createLookup, type Lookup } from './lookup';
import { patternFindings } from './pattern-findings';
import { settingsFindings } from './settings-findings';
import type { SiteCheck, SitePlace } from './site-check';
import { siteChecks } from './site-checks';
import { lackingIn, lacksEverywhere, lacksSome } from './texts/lacking-texts';
import { meantLanguage } from './texts/meant-language';
import { unreadKeys } from './texts/own-texts';
import { usedTextsOf } from './texts/used-texts';

/** A name that something needs, and where. */
type Use = { readonly name: string; readonly origin: () => Origin };

/** Everything wrong with a composed merchant: its pages and settings against its texts, pages, hosts, languages, conditions. */
export function checkSite(composed: Composed, catalogue: Catalogue): readonly Located[] {
  const findings: Located[] = [...composed.folder.findings, ...composed.findings];
  const lookup = createLookup(composed, catalogue);
  const analyses = [...composed.pages.values()].map((page) => ({ page, analysis: analyzePage(page, catalogue) }));
  const lookedFor = new Set<string>();
  const usedAssets = new Set<string>();
  const meant = new Set<string>();
  const use = (kind: NeedKind, { name, origin }: Use) => {
    if (kind === 'assets') usedAssets.add(name);
    if (kind === 'texts') {
      if (lookedFor.has(name)) return;
      lookedFor.add(name);
    }
    const finding = lookup.missing(kind, name);
    const near = finding && lookup.meant(kind, name);
    if (near !== undefined) meant.add(near);
    if (finding) findings.push({ ...finding, origin: origin() });
  };
  for (const { page, analysis } of analyses) {
    findings.push(...analysis.findings);
    for (const kind of needKinds) {
      if (kind === 'assets') for (const name of analysis.names.assets) usedAssets.add(name);
      const isAtHand =
        kind === 'texts'
          ? !lacksEverywhere(analysis, composed)
          : analysis.names[kind].every((name) => lookup.missing(kind, name) === undefined);
      if (isAtHand) continue;
      for (const { name, node, path } of analysis.needs[kind])
        use(kind, { name, origin: () => originOf(page, node, path) });
    }
    for (const id of analysis.conditional) {
      const found = conditionFindings(page.page.nodes[id]?.when, composed.scope, catalogue);
      if (found.length > 0) findings.push(...placed(found, (path) => originOf(page, id, ['when', ...path])));
    }
    checkPageItself({ page, itself: analysis.itself, composed, catalogue, findings, use });
  }
  checkPaths(composed, findings);
  const place: MerchantPlace = { composed, catalogue, findings, use };
  checkMerchant(place);
  const lacking = once(() => analyses.filter(({ analysis }) => lacksSome(analysis, composed)));
  const lackedOf = (language: string) => [
    ...(own(composed.texts, language) === undefined ? analyses : lacking()).flatMap(({ analysis }) => [
      ...lackingIn(analysis, composed, language),
    ]),
    ...[...lookedFor].filter((key) => !lookup.hasText(language, key)),
  ];
  const usedTexts = usedTextsOf(composed, catalogue, lookedFor);
  const usedAbove = once(() => composed.parent && usedTextsOf(composed.parent, catalogue, new Set()));
  checkTranslations({ composed, findings, usedTexts, usedAbove, lookup, lackedOf, languages: catalogue.languages });
  findings.push(...settingsFindings(composed), ...patternFindings(composed.folder, catalogue));
  const whole = { isRead: isRead(composed), isWhole: isWhole(composed) };
  lookAt({ composed, catalogue, usedTexts, usedAssets, meant, ...whole }, findings);
  return findings;
}

/** Without an error in a file: one that is not read leaves gaps that are none. */
function isRead({ folder, findings, parent }: Composed): boolean {
  const isGood = [...folder.findings, ...findings].every(({ severity }) => severity !== 'error');
  return isGood && (parent === undefined || isRead(parent));
}

/** And without work of a file that is lost, which leaves what it speaks of unread: that is told. */
function isWhole(composed: Composed): boolean {
  return isRead(composed) && composed.findings.every(({ code }) => code !== 'lost-work');
}

type Site = Omit<SitePlace, 'report' | 'reportSetting'>;

function lookAt(site: Site, findings: Located[]): void {
  const { composed, catalogue } = site;
  const owner = composed.folder.merchant;
  for (const check of siteChecks) {
    const read = owner && check.reads?.(composed);
    if (owner === undefined || read === undefined) findings.push(...foundBy(check, site));
    else findings.push(...lastFound(check)(owner, [catalogue, ...read], () => foundBy(check, site)));
  }
}

/** What a check found last, by the merchant.json that it stands for. */
const lastFound = memoOne((_: SiteCheck) => memoLast<readonly Located[]>());

function foundBy({ look }: SiteCheck, what: Site): readonly Located[] {
  const findings: Located[] = [];
  const report: SitePlace['report'] = (finding, origin) => void findings.push({ ...finding, origin });
  const place: SitePlace = {
    ...what,
    report,
    reportSetting: (finding, path, key) =>
      report(finding, { ...merchantOrigin(what.composed, path), ...(key ? { key } : {}) }),
  };
  look(place);
  return findings.length === 0 ? nothing : findings;
}

const nothing: readonly Located[] = [];

type PagePlace = MerchantPlace & { readonly page: ComposedPage; readonly itself: PageAnalysis['itself'] };

/** Its own texts, access and its condition. */
function checkPageItself({ page, itself, composed, catalogue, findings, use }: PagePlace): void {
  const { access } = page.page;
  for (const { path, ...finding } of itself.findings) findings.push({ ...finding, origin: originOf(page, PAGE, path) });
  for (const { kind, name, path } of itself.needs) use(kind, { name, origin: () => originOf(page, PAGE, path) });
  if (access?.when !== undefined) {
    // That nobody passes it is told with what leads there.
    const all = conditionFindings(access.when, composed.scope, catalogue);
    const found = all.filter(({ code }) => code !== 'never-shows');
    findings.push(...placed(found, (path) => originOf(page, PAGE, ['access', 'when', ...path])));
  }
  for (const key of ['else', 'guest'] as const) {
    const target = access?.[key];
    if (target !== undefined) use('pages', { name: target, origin: () => originOf(page, PAGE, ['access', key]) });
  }
}

function placed(found: readonly ConditionFinding[], originAt: (path: JsonPath) => Origin): readonly Located[] {
  return found.map(({ path, key, ...finding }) => ({
    ...finding,
    origin: { ...originAt(path), ...(key ? { key } : {}) },
  }));
}

function checkPaths(composed: Composed, findings: Located[]): void {
  const owners = new Map<string, string>();
  for (const [id, page] of composed.pages) {
    for (const [index, path] of (page.page.paths ?? []).entries()) {
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, id);
      else if (owner === id)
        findings.push({ ...messages.repeatedEntry(path, '"paths"'), origin: originOf(page, PAGE, ['paths', index]) });
      else findings.push({ ...messages.duplicatePath(path, owner), origin: originOf(page, PAGE, ['paths', index]) });
    }
  }
}

type TextPlace = Pick<MerchantPlace, 'composed' | 'findings'> & {
  readonly usedTexts: SitePlace['usedTexts'];
  readonly usedAbove: () => SitePlace['usedTexts'] | undefined;
  readonly lookup: Lookup;
  readonly lackedOf: (language: string) => readonly string[];
  readonly languages: Catalogue['languages'];
};

/** One warning a language that lacks texts which this merchant shows and another language has. */
function checkTranslations({ composed, findings, usedTexts, usedAbove, lookup, lackedOf, languages }: TextPlace): void {
  if (lookup.lacksTexts) return;
  const misnamed = misnamedTexts(composed, languages);
  for (const [index, language] of spokenBy(composed).entries()) {
    // One that does not exist is told as such.
    if (own(languages, language) === undefined || misnamed.has(language)) continue;
    const lacked = new Set(lackedOf(language));
    if (lacked.size === 0) continue;
    const misspelt = new Set(unreadKeys(composed, language, usedTexts).values());
    const isElsewhere = (key: string) => lookup.missing('texts', key) === undefined;
    // What the parent's pages lack as well is told there.
    const isAbove = lackedAbove(composed, language, usedAbove);
    const missing = [...lacked].filter((key) => isElsewhere(key) && !misspelt.has(key) && !isAbove(key)).sort();
    if (missing.length === 0) continue;
    const file = own(Object.fromEntries(composed.folder.texts), language)?.file;
    const origin = file ? { file, path: [] } : ownOrigin(composed, ['languages', 'supported', index]);
    findings.push({ ...messages.missingTranslations(language, missing), origin });
  }
}

/** Languages that players choose from. An abstract merchant speaks each language that it has a table of. */
function spokenBy({ merchant, folder }: Composed): readonly string[] {
  const { supported = [] } = merchant.languages ?? {};
  return merchant.abstract === true ? [...new Set([...supported, ...folder.texts.keys()])] : supported;
}

/** Whether a text that a language lacks is one of the parent's own pages, which speak that language too and lack it. */
function lackedAbove({ parent, texts }: Composed, language: string, used: TextPlace['usedAbove']) {
  const speaks = parent !== undefined && spokenBy(parent).includes(language);
  const isShared = (key: string) =>
    parent !== undefined &&
    Object.entries(parent.texts).some(([other, layer]) => other !== language && hasKey(layer, key)) &&
    !hasKey(own(parent.texts, language), key) &&
    !hasKey(own(texts, language), key);
  return (key: string) => speaks && isShared(key) && used()?.has(key) === true;
}

/** Languages whose table of texts is there under a name that is no language: that name is told. */
function misnamedTexts({ folder }: Composed, languages: Catalogue['languages']): ReadonlySet<string | undefined> {
  const unknown = [...folder.texts.keys()].filter((code) => own(languages, code) === undefined);
  const meant = unknown.map((code) => meantLanguage(code, languages));
  return new Set(meant.filter((code) => code !== undefined && !folder.texts.has(code)));
}
