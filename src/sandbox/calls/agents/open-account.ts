import affiliateUrls from '@schemas/wire/affiliateUrls.schema.json';
import agentDownline from '@schemas/wire/agentDownline.schema.json';
import createAffiliateUrl from '@schemas/wire/createAffiliateUrl.schema.json';
import deleteAffiliateUrl from '@schemas/wire/deleteAffiliateUrl.schema.json';
import registeredAffiliates from '@schemas/wire/registeredAffiliates.schema.json';
import updateAffiliateUrl from '@schemas/wire/updateAffiliateUrl.schema.json';
import { givenRebates } from '../../affiliate/given-rebates';
import {
  addLink,
  deleteLink,
  type Link,
  linkOfAgent,
  linksOf,
  membersOfLink,
  pauseLink,
  whyClosed,
} from '../../affiliate/links';
import { refusedFields } from '../../request-rules/check-registration';
import { findMember } from '../../store/members';
import { type Statements, write } from '../../store/query';
import { plantTeams } from '../../team/team';
import { readWallClock, wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import type { ErrorCode } from '../../wire/error-texts';
import { errorText } from '../../wire/error-words';
import { signedInAgent } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';
import { pageOf } from '../paging';
import { addNewMember } from '../sign-in/new-member';

export const openAccountCalls: readonly Endpoint[] = [
  endpoint(agentDownline, openDirectly),
  endpoint(createAffiliateUrl, createLink),
  endpoint(affiliateUrls, listLinks),
  endpoint(updateAffiliateUrl, (call) =>
    // The status 0 pauses a link, any other opens it.
    withOwnLink(call, (statements, { id }) => pauseLink(statements, id, call.input.text('status') === '0')),
  ),
  endpoint(deleteAffiliateUrl, (call) => withOwnLink(call, (statements, { id }) => deleteLink(statements, id))),
  endpoint(registeredAffiliates, async (call) => {
    const link = await linkOfAgent(call.store, signedInAgent(call).id, call.input.wholeNumber('affiUrlId', 0));
    if (link === undefined) throw new WireError('no.data');
    return (await membersOfLink(call.store, link)).map((row) => ({
      customerName: row.username,
      registeredDate: wallClock(row.regDate, call.merchant.timeZone),
    }));
  }),
];

/** Checks user name and password by the registration rules; the new member fills in the other fields later. */
async function openDirectly(call: Call): Promise<unknown> {
  const agent = signedInAgent(call);
  const { store, merchant, input, language } = call;
  await plantTeams(call);
  const username = (input.text('username') ?? '').trim();
  const refusedEntries = [...refusedFields(merchant.console.register, { ...input.fields, username })];
  const refusals = new Map(refusedEntries.filter(([field]) => field === 'username' || field === 'password'));
  if (username === '') refusals.set('username', 'field.required');
  if ((input.text('password') ?? '') === '') refusals.set('password', 'field.required');
  if (!refusals.has('username') && (await findMember(store, merchant.code, username)))
    refusals.set('username', 'username.exists');
  if (refusals.size > 0) throw refusalOf(refusals, language);
  const accountSettings = {
    agentId: agent.id,
    type: typeIn(call),
    rebates: await givenRebates(store, { agentId: agent.id, configs: input.fields.configs, name: 'gameGroup' }),
  };
  const member = await write(store, (statements) =>
    addNewMember(statements, call, { username, mobile: null, settings: accountSettings }),
  );
  return { customerId: member.id, customerName: member.username };
}

function refusalOf(refusals: ReadonlyMap<string, ErrorCode>, language: string): WireError {
  const [firstCode] = refusals.values();
  const fields = Object.fromEntries([...refusals].map(([field, code]) => [field, errorText(code, language)]));
  return new WireError(refusals.size === 1 && firstCode ? firstCode : 'register.field.invalid', { fields });
}

function typeIn({ input }: Call): number {
  const type = input.text('type');
  if (type !== '0' && type !== '1') throw new WireError('request_param_err');
  return Number(type);
}

/** Links that an agent may have at once. */
const maxLinks = 100;

async function createLink(call: Call): Promise<string> {
  const { store, merchant, input, now } = call;
  const agent = signedInAgent(call);
  await plantTeams(call);
  const endDate = input.text('endDate');
  const link = {
    merchant: merchant.code,
    agentId: agent.id,
    type: typeIn(call),
    startAt: Math.min(readWallClock(input.requiredText('startDate'), 'start', merchant.timeZone), now),
    endAt: endDate === undefined ? null : readWallClock(endDate, 'end', merchant.timeZone),
    path: input.text('path') ?? '',
    rebates: await givenRebates(store, { agentId: agent.id, configs: input.fields.configs, name: 'gameCode' }),
  };
  if (link.endAt !== null && link.endAt <= now) throw new WireError('affiliate.term');
  return write(store, async (statements) => {
    if ((await linksOf(statements, agent.id)).length >= maxLinks) throw new WireError('affiliate.tooMany');
    return addLink(statements, link);
  });
}

async function listLinks(call: Call): Promise<unknown> {
  const { input, now, store, merchant } = call;
  const textParam = (name: string) => input.text(name)?.trim() || undefined;
  const [type, status] = [textParam('type'), textParam('status')];
  const links = (await linksOf(store, signedInAgent(call).id))
    .map(({ link, registered }) => wireLink(link, registered, { now, timeZone: merchant.timeZone }))
    .filter((row) => type === undefined || String(row.type) === type)
    .filter((row) => status === undefined || String(row.status) === status);
  const size = input.wholeNumber('pageSize', 20);
  const { slice, page, total } = pageOf(links, input.wholeNumber('page', 1), size);
  return { List: slice, pageInfo: { currentPage: page, pageSize: size, totalRecords: total } };
}

/** Status of a link on the wire: 0 paused, 1 open, 2 expired. */
function statusOf(closedReason: ReturnType<typeof whyClosed>): 0 | 1 | 2 {
  if (closedReason === 'affiliate.expired') return 2;
  return closedReason === 'affiliate.paused' ? 0 : 1;
}

type Clock = { readonly now: number; readonly timeZone: string };

function wireLink(link: Link, registered: number, { now, timeZone }: Clock) {
  const { id, code, path, type, startAt, endAt, rebates } = link;
  return {
    id,
    code,
    path,
    type,
    affiliateCount: registered,
    status: statusOf(whyClosed(link, now)),
    startDate: wallClock(startAt, timeZone),
    endDate: endAt === null ? null : wallClock(endAt, timeZone),
    configs: rebates.map(({ group, percent }) => ({ gameCode: group, rebate: percent })),
  };
}

async function withOwnLink(call: Call, change: (statements: Statements, link: Link) => Promise<void>): Promise<null> {
  const agent = signedInAgent(call);
  const id = call.input.wholeNumber('affiUrlId', 0);
  return write(call.store, async (statements) => {
    const link = await linkOfAgent(statements, agent.id, id);
    if (link === undefined) throw new WireError('no.data');
    await change(statements, link);
    return null;
  });
}
