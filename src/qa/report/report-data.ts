import type { Catalogue } from '@/engine';
import type { Change } from '@/review/compare/change';
import { whatWords } from '@/review/compare/words/change-words';
import { personaWords, whoWords } from '@/review/compare/words/who-words';
import { personaNames } from '@/review/layouts/persona-visitors';
import { readVariantName } from '@/review/layouts/unmet-values';
import { lossSeverity, type Place, screensIn, severityOf } from '../causes/group-by-cause';
import { causeWords, type DecisionKey, decisionWords, keyOfCause, keyOfDifference } from '../decisions/decision';
import type { Conflict, JudgedDifference, JudgedGroup, Standing } from '../decisions/judge';
import type { ConfigEdit } from '../edits/config-edits';
import type { EditSource } from '../edits/edit-source';
import { editWords } from '../edits/edit-words';
import type { Findings } from '../findings';
import { messages } from '../messages';
import type { PictureScreen } from '../pictures/choose-screens';
import type { TakenPair } from '../pictures/take-pairs';

/** All that a report shows, as its page reads it. Numbers stand for entries of `names`, so that it stays small. */
export type ReportData = {
  readonly from: string;
  readonly to: string;
  /** What is wrong with all that was looked at; empty if nothing. */
  readonly warning: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly names: {
    readonly brands: readonly string[];
    readonly pages: readonly string[];
    readonly pageTitles: readonly string[];
    readonly visitors: readonly string[];
    readonly visitorWords: readonly string[];
    readonly languages: readonly string[];
    readonly sentences: readonly string[];
    /** Sets of visitors who see the same, each set once: indices of `visitors`. */
    readonly crowds: readonly (readonly number[])[];
    readonly crowdWords: readonly string[];
  };
  readonly groups: readonly GroupData[];
};

export type GroupData = {
  readonly title: string;
  readonly cause: string;
  /** `config` also where no edit is known; `fault`: wrong, whatever was before. */
  readonly source: 'config' | 'code' | 'fault';
  /** Missing where each screen is decided by itself. */
  readonly key?: DecisionKey;
  readonly edits: readonly { readonly words: string; readonly place: string; readonly commit: string }[];
  readonly screens: number;
  readonly isLoss: boolean;
  readonly standing: Standing;
  readonly decided: string;
  readonly conflict: string;
  readonly rows: readonly RowData[];
  readonly pictures: readonly PictureData[];
  /** Differences that are left out, so that the file stays small. */
  readonly left: number;
};

/** Screens that stand for a cause: files in the folder `pictures`, or why there are none. */
export type PictureData = { readonly where: string; readonly pair: TakenPair };

/** By the id of a group. */
export type GroupPictures = ReadonlyMap<
  string,
  readonly { readonly screen: PictureScreen; readonly pair: TakenPair }[]
>;

export type RowData = {
  readonly kind: 'screen' | 'brand' | 'elsewhere';
  readonly key: DecisionKey;
  readonly state: string;
  readonly screens: number;
  readonly standing: Standing;
  readonly decided: string;
  /** Indices of `names.sentences`. */
  readonly says: readonly number[];
  /** Brand, page, language and crowd; -1 stands for all. */
  readonly places: readonly (readonly [number, number, number, number])[];
};

export type ReportInput = {
  readonly from: string;
  readonly to: string;
  readonly warning: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly findings: Findings;
  readonly groups: readonly JudgedGroup[];
  readonly pictures: GroupPictures;
  readonly catalogue: Catalogue;
  readonly titleOf: (page: string) => string;
  readonly sourceOf: (edit: ConfigEdit) => EditSource;
};

/** At most this many edits of one group are named. */
const mostEdits = 12;

/** The data of a report with at most `mostRows` differences in each group. */
export function toReportData(input: ReportInput, mostRows: number): ReportData {
  const { from, to, warning, summary, notes, groups, catalogue, titleOf, sourceOf } = input;
  const names = createNames();
  const sayings = sentenceMaker(catalogue, names.sentences.indexFor);
  const toRow = ({ difference, standing, decision }: JudgedDifference): RowData => ({
    kind: difference.kind,
    key: keyOfDifference(difference),
    state: difference.state,
    screens: screensIn(difference),
    standing,
    decided: decision === undefined ? '' : decisionWords(decision),
    says: difference.changes.map((change) => sayings(change, difference.places)),
    places: difference.places.map(({ brand, page, language, visitors }) => [
      names.brands.indexFor(brand),
      page === '' ? -1 : names.pages.indexFor(page),
      language === '' ? -1 : names.languages.indexFor(language),
      visitors.length === 0 ? -1 : names.crowds.indexFor(visitors.map(names.visitors.indexFor).join()),
    ]),
  });
  const toGroup = (group: JudgedGroup): GroupData => {
    const key = keyOfCause(group);
    const { edits, standing, decision, conflict, judged } = group;
    return {
      title: group.fault ?? titleOfGroup(edits, input.findings.isWhole),
      cause: causeWords(group),
      source: sourceOfGroup(group),
      ...(key && { key }),
      edits: edits.slice(0, mostEdits).map((edit) => {
        const source = sourceOf(edit);
        return {
          words: editWords(edit),
          place: `${source.file}:${source.line}${source.isGone ? ' before' : ''}`,
          commit: commitWords(source),
        };
      }),
      screens: group.screens,
      isLoss: severityOf(group) === lossSeverity,
      standing,
      decided: decision === undefined ? '' : decisionWords(decision),
      conflict: conflict === undefined ? '' : conflictWords(conflict),
      pictures: (input.pictures.get(group.id) ?? []).map(({ screen, pair }) => ({
        where: [screen.brand, titleOf(screen.page), screen.language, personaWords(screen.persona, catalogue)].join(
          ' · ',
        ),
        pair,
      })),
      rows: judged.slice(0, mostRows).map(toRow),
      left: Math.max(0, judged.length - mostRows),
    };
  };
  const data = groups.map(toGroup);
  const crowds = names.crowds.list();
  return {
    from,
    to,
    warning,
    summary,
    notes,
    names: {
      brands: names.brands.list(),
      pages: names.pages.list(),
      pageTitles: names.pages.list().map(titleOf),
      visitors: names.visitors.list(),
      visitorWords: names.visitors.list().map((name) => visitorWords(name, catalogue)),
      languages: names.languages.list(),
      sentences: names.sentences.list(),
      crowds: crowds.map((crowd) => crowd.split(',').map(Number)),
      crowdWords: crowds.map((crowd) => crowdWords(crowd, names.visitors.list(), catalogue)),
    },
    groups: data,
  };
}

function sourceOfGroup({ edits, fault }: JudgedGroup): GroupData['source'] {
  if (fault !== undefined) return 'fault';
  return edits[0]?.kind === 'code' ? 'code' : 'config';
}

function titleOfGroup(edits: readonly ConfigEdit[], isWhole: boolean): string {
  const [first, ...others] = edits;
  if (first === undefined) return isWhole ? messages.noCause : messages.causeNotSought;
  const more = others.length === 1 ? ' and one more edit' : ` and ${others.length} more edits`;
  return `${editWords(first)}${others.length === 0 ? '' : more}`;
}

function commitWords({ isCommitted, commit }: EditSource): string {
  if (!isCommitted) return 'not committed';
  return commit === undefined ? 'committed' : `${commit.id} by ${commit.author}`;
}

function conflictWords(conflict: Conflict): string {
  const words = decisionWords(conflict);
  return conflict.isOfTwoBranches ? messages.ofTwoBranches(words) : messages.ofAnotherValue(words);
}

function visitorWords(name: string, catalogue: Catalogue): string {
  const made = readVariantName(name);
  return made === undefined
    ? personaWords(name, catalogue)
    : `${personaWords(made.persona, catalogue)}, where ${made.difference}`;
}

function crowdWords(crowd: string, visitors: readonly string[], catalogue: Catalogue): string {
  const seers = crowd.split(',').map((index) => visitors[Number(index)] ?? '');
  return whoWords(seers, personaNames(catalogue), catalogue);
}

/** A sentence for each change, made once. */
function sentenceMaker(catalogue: Catalogue, indexFor: (words: string) => number) {
  const options = { catalogue, personas: personaNames(catalogue) };
  return (change: Change, places: readonly Place[]): number => {
    const { words, ...rest } = change;
    const seen = { ...rest, brands: places.map(({ brand }) => brand), words: words === undefined ? [] : [words] };
    const withoutPlaces = { pages: [], personas: [], unaffected: [], languages: [], states: [] };
    return indexFor(whatWords({ ...seen, ...withoutPlaces }, { options }));
  };
}

type NameList = {
  /** The index of a name, which is added if it is new. */
  readonly indexFor: (name: string) => number;
  readonly list: () => readonly string[];
};

function createNames() {
  return {
    brands: nameList(),
    pages: nameList(),
    visitors: nameList(),
    languages: nameList(),
    sentences: nameList(),
    crowds: nameList(),
  };
}

function nameList(): NameList {
  const indices = new Map<string, number>();
  return {
    indexFor: (name) => {
      const index = indices.get(name) ?? indices.size;
      indices.set(name, index);
      return index;
    },
    list: () => [...indices.keys()],
  };
}
