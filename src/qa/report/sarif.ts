import { statesOf } from '../causes/group-by-cause';
import type { JudgedGroup } from '../decisions/judge';
import type { ConfigEdit } from '../edits/config-edits';
import { messages } from '../messages';
import { groupWords } from './group-words';

/** Where an edit stands, as a path from the folder that CI looks at. */
type PlaceOf = (edit: ConfigEdit) => { readonly file: string; readonly line: number };

/** SARIF 2.1.0 for code hosts, which show it beside the lines: a result for each cause that is not accepted. */
export function sarifJson(groups: readonly JudgedGroup[], placeOf: PlaceOf, isWhole: boolean): string {
  const results = groups.filter(({ standing }) => standing !== 'accepted').map((group) => resultOf(group, placeOf));
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].map((id) => ({ id }));
  const run = {
    tool: { driver: { name: 'qa', rules } },
    invocations: [{ executionSuccessful: isWhole }],
    results,
  };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function resultOf(group: JudgedGroup, placeOf: PlaceOf) {
  const { id, edits, fault, standing } = group;
  return {
    ruleId: edits[0]?.kind ?? fault ?? 'screen',
    level: standing === 'later' ? 'warning' : 'error',
    message: { text: `${standing}: ${groupWords(group)}: ${messages.shows({ ...group, states: statesOf(group) })}` },
    locations: edits.map(placeOf).map(({ file, line }) => ({
      physicalLocation: { artifactLocation: { uri: file.replaceAll('\\', '/') }, region: { startLine: line } },
    })),
    partialFingerprints: { cause: id },
  };
}
