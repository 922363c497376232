import { messages } from '../messages';
import type { Scenario } from '../store/scenarios';
import type { Input } from '../wire/input';
import { ControlError } from './control-error';
import { refuseUnknownFields } from './fields';
import { checkCall, readScenario } from './read-scenario';

const flags = ['maintenance', 'regionRestriction', 'captcha', 'verifyLogin'] as const;
const fields = ['merchant', ...flags, 'site', 'vendors', 'call', 'slow', 'fail', 'malformed', 'clear'];

/** The kept scenario with flags as ticked and one more slow, failing or malformed call; an empty one after "Clear". */
export function scenarioOfForm(saved: Scenario, input: Input): Scenario {
  refuseUnknownFields(input, fields);
  if (input.text('clear') !== undefined) return {};
  const call = input.text('call') || '*';
  checkCall(call);
  const slow = input.text('slow')?.trim() ?? '';
  const fail = input.text('fail') ?? '';
  const malformed = input.text('malformed') ?? '';
  return readScenario({
    ...saved,
    ...Object.fromEntries(flags.map((flag) => [flag, isTicked(input, flag)])),
    site: input.text('site'),
    vendorMaintenance: (input.text('vendors') ?? '').split(/[\s,]+/).filter((vendor) => vendor !== ''),
    // A text that is no number is passed on, so that the refusal names the call.
    slow: { ...saved.slow, ...(slow !== '' && { [call]: /^\d+$/.test(slow) ? Number(slow) : slow }) },
    fail: { ...saved.fail, ...(fail !== '' && { [call]: fail }) },
    malformed: { ...saved.malformed, ...(malformed !== '' && { [call]: malformed }) },
  });
}

/** Browsers send "on" for a ticked box, and no field for one that is not ticked. */
function isTicked(input: Input, flag: string): boolean {
  const value = input.text(flag);
  if (value !== undefined && value !== 'on') throw new ControlError(messages.wrongField(flag, '"on"'));
  return value === 'on';
}
