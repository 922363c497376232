import personas from '@schemas/personas.json';
import { escaped } from '../art/svg';
import type { Environment } from '../environment';
import { isObject, textAt } from '../json';
import { accounts, personaNames, seedPassword } from '../seed/accounts';
import { artPathOfSymbol } from '../seed/art-path';
import { endpoints } from '../serve/serve-gateway';
import { everyMerchant, savedScenario } from '../store/scenarios';
import { errorTexts } from '../wire/error-texts';
import { readyMerchant, type SessionRecord, sentCodes } from './actions';
import type { Place } from './place';

/** The control page: forms only, no script. */
export async function controlPage(environment: Environment, place: Place): Promise<string> {
  const sections = place.merchants.map(({ code }) => merchantSection(environment, code));
  const otherLinks = place.otherHosts
    .map(({ id, address }) => `<a href="${escaped(address)}">${escaped(id)}</a>`)
    .join(' ');
  const formOfAll = await scenarioForm(environment, everyMerchant);
  return document(
    'Sandbox',
    `<h1>Sandbox</h1><p>The platform, embedded. Money here is play money.</p>${otherLinks && `<nav aria-label="Merchants">${otherLinks}</nav>`}
${(await Promise.all(sections)).join('')}
<section><h2>All merchants</h2>${formOfAll}<form method="post" action="/__sandbox/reset"><button>Reset everything</button></form></section>
<section><h2>Accounts</h2><p>Password of each: <code>${seedPassword}</code></p><ul class="accounts">${accounts.map(({ username, type }) => `<li><code>${escaped(username)}</code> type ${type}</li>`).join('')}</ul></section>`,
  );
}

/** The page whose script stores the session in the browser and goes home. */
export function personaPage(session: SessionRecord | null): string {
  return document(
    'Signing in',
    `<h1>${session ? `Signed in as ${escaped(session.userName)}` : 'Signed out'}</h1><p id="session" data-session="${escaped(JSON.stringify(session))}">This browser needs scripts to keep the session.</p><p><a href="/m/home">Go to the site</a></p><script src="/__sandbox/client/persona.js"></script>`,
  );
}

async function merchantSection(environment: Environment, code: string): Promise<string> {
  const merchant = await readyMerchant(environment, code);
  const codes = await sentCodes(environment, merchant);
  const rows = codes.map(
    ({ mobile, code: digits, state, sentAt }) =>
      `<tr><td>${escaped(mobile)}</td><td><code>${digits}</code></td><td>${state}</td><td>${new Date(sentAt).toISOString().slice(11, 19)}</td></tr>`,
  );
  return `<section><h2>${escaped(merchant.id)} <small>${escaped(code)}</small></h2>
<h3>Sign in as</h3><form method="post" action="/__sandbox/persona" class="personas">${hidden('merchant', code)}${personaNames.map(personaButton).join('')}</form>
<h3>Sent codes</h3>${rows.length > 0 ? `<table><thead><tr><th>Mobile</th><th>Code</th><th>State</th><th>Sent (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : '<p>None yet.</p>'}
<h3>Money</h3><form method="post" action="/__sandbox/money">${hidden('merchant', code)}<label>Username <input name="username" value="member0" required></label><label>Amount <input name="amount" value="1000" inputmode="decimal" required></label><button>Give</button></form>
<h3>Rewards</h3><form method="post" action="/__sandbox/reward">${hidden('merchant', code)}<label>Username <input name="username" value="member0" required></label><label>Amount <input name="amount" value="50" inputmode="decimal" required></label><label>Kind <select name="kind">${option('MANUAL', 'gift')}${option('RAFFLE', 'raffle')}${option('PRIZE_WHEEL', 'ticket: wheel')}${option('GOLDEN_EGG', 'ticket: egg')}</select></label><button>Give</button></form>
<h3>Letters</h3><form method="post" action="/__sandbox/letters">${hidden('merchant', code)}<label>Username <input name="username" value="member0" required></label><label>Unread <input name="unread" value="1" inputmode="numeric" required></label><label>Read <input name="read" value="0" inputmode="numeric" required></label><button>Send</button></form>
<h3>Scenario</h3>${await scenarioForm(environment, code)}</section>`;
}

function personaButton(persona: string): string {
  const facts = Object.entries(personas).find(([name]) => name === persona)?.[1];
  const doc = isObject(facts) ? (textAt(facts, 'doc') ?? '') : '';
  return `<button name="persona" value="${escaped(persona)}" title="${escaped(doc)}">${escaped(persona)}</button>`;
}

async function scenarioForm(environment: Environment, merchant: string): Promise<string> {
  const scenario = await savedScenario(environment.store, merchant);
  const flag = (name: string, label: string, isOn: boolean | undefined) =>
    `<label><input type="checkbox" name="${name}"${isOn ? ' checked' : ''}> ${label}</label>`;
  const calls = ['*', ...endpoints.map(({ name }) => name).sort()];
  const storedFaults = JSON.stringify({ slow: scenario.slow, fail: scenario.fail, malformed: scenario.malformed });
  return `<form method="post" action="/__sandbox/scenario">${hidden('merchant', merchant)}
${flag('maintenance', 'Maintenance', scenario.maintenance)}${flag('regionRestriction', 'Region restricted', scenario.regionRestriction)}${flag('captcha', 'Captcha on', scenario.captcha)}${flag('verifyLogin', 'Logins need a code', scenario.verifyLogin)}
<label>Site of <select name="site">${option('', 'everyone')}${option('members', 'members only', scenario.site)}${option('agents', 'agents only', scenario.site)}</select></label>
<label>Vendors under maintenance <input name="vendors" size="12" value="${escaped((scenario.vendorMaintenance ?? []).join(' '))}" placeholder="EVT STO"></label>
<label>Call <select name="call">${calls.map((call) => option(call, call === '*' ? 'every call' : call)).join('')}</select></label>
<label>is slow by <input name="slow" inputmode="numeric" size="6" placeholder="0"> ms</label>
<label>fails with <select name="fail">${option('', 'nothing')}${Object.keys(errorTexts)
    .map((code) => option(code, code))
    .join('')}</select></label>
<label>answers <select name="malformed">${option('', 'as it should')}${option('shape', 'a wrong shape')}${option('json', 'no JSON')}${option('rows', 'lists with odd rows')}</select></label>
<p><button>Apply</button> <button name="clear" value="1">Clear</button></p><p><code>${escaped(storedFaults)}</code></p></form>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}">`;
}

function option(value: string, label: string, selected?: string): string {
  return `<option value="${escaped(value)}"${value === selected ? ' selected' : ''}>${escaped(label)}</option>`;
}

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="${artPathOfSymbol(5)}"><link rel="stylesheet" href="/__sandbox/client/control.css"></head>
<body><main>${body}</main></body></html>`;
}
