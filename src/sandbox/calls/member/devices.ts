import endDevice from '@schemas/wire/endDevice.schema.json';
import loginDevices from '@schemas/wire/loginDevices.schema.json';
import loginHistory from '@schemas/wire/loginHistory.schema.json';
import { devicesOf, endDevices, loginsOf, wireDevice, wireLogin } from '../../security/logins';
import { type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

export const deviceCalls: readonly Endpoint[] = [
  endpoint(loginDevices, async (call) => {
    const rows = await devicesOf(call.store, signedIn(call).id);
    return rows.map((row) => wireDevice(row, call.token ?? ''));
  }),
  endpoint(loginHistory, async (call) => (await loginsOf(call.store, signedIn(call).id)).map(wireLogin)),
  endpoint(endDevice, async (call) => {
    const id = call.input.text('deviceId') || undefined;
    const endedCount = await endDevices(call.store, { memberId: signedIn(call).id, id, keep: call.token ?? '' });
    if (id !== undefined && endedCount === 0) throw new WireError('no.data');
    return null;
  }),
];
