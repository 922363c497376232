import type { Scenario } from '../store/scenarios';
import type { Input } from '../wire/input';
import { readScenario } from './read-scenario';

/** The kept scenario with flags as ticked and one more slow, failing or malformed call. None after "Clear". */
export function scenarioOfForm(saved: Scenario, input: Input): Scenario {
  if (input.text('clear') !== undefined) return {};
  const call = input.text('call') || '*';
  const isTicked = (name: string) => input.text(name) === 'on';
  const slow = input.wholeNumber('slow', 0);
  const fail = input.text('fail') ?? '';
  const malformed = input.text('malformed') ?? '';
  return readScenario({
    ...saved,
    maintenance: isTicked('maintenance'),
    regionRestriction: isTicked('regionRestriction'),
    captcha: isTicked('captcha'),
    verifyLogin: isTicked('verifyLogin'),
    site: input.text('site'),
    vendorMaintenance: (input.text('vendors') ?? '').split(/[\s,]+/).filter((vendor) => vendor !== ''),
    slow: { ...saved.slow, ...(slow > 0 && { [call]: slow }) },
    fail: { ...saved.fail, ...(fail !== '' && { [call]: fail }) },
    malformed: { ...saved.malformed, ...(malformed !== '' && { [call]: malformed }) },
  });
}
