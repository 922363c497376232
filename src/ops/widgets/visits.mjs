// Where the widgets of merchant-configs/WIDGETS.md appear: on which pages, for which visitor, and after which taps.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A page with the widgets that no page of the brand shows. */
const samples = '/m/samples';
const samplesOf = ['content.announcements', 'home.match-list', 'state.empty'];
const samplesInForm = ['form.captcha'];

/**
 * A folder of merchants in which the brand asks everybody's age, and has a page with the examples that no other page
 * shows.
 */
export function folderWithSamples(root, brand) {
  const folder = mkdtempSync(join(tmpdir(), 'widgets-'));
  cpSync(resolve(root, 'merchant-configs'), folder, { recursive: true });
  const file = join(folder, brand, 'merchant.json');
  const merchant = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...merchant, auth: { ...merchant.auth, ageGate: true } }));
  const [nodes, body] = [{}, []];
  for (const use of samplesOf) body.push(addExample(nodes, use, exampleOf(root, use)));
  const fields = samplesInForm.map((use) => addExample(nodes, use, exampleOf(root, use)));
  const props = {
    submitLabel: { text: { en: 'Register' } },
    terms: { text: { en: 'I accept the terms' } },
    age: { t: 'register.age', with: { age: { fact: 'merchant.age' } } },
  };
  nodes.form = { use: 'auth.register', props, slots: { fields } };
  nodes.page = { use: 'page.screen', slots: { body: [...body, 'form'] } };
  const page = { format: 1, id: 'samples', paths: [samples], title: { text: { en: 'Samples' } }, nodes };
  writeFileSync(join(folder, brand, 'pages/samples.json'), JSON.stringify(page));
  return folder;
}

function exampleOf(root, use) {
  return JSON.parse(readFileSync(resolve(root, `schemas/widgets/${use}.schema.json`), 'utf8'))['x-example'];
}

/** Adds an example and the nodes in its slots as nodes of the page. Gives the example's id. */
function addExample(nodes, use, { slots = {}, ...node }) {
  const id = `${use.replace('.', '-')}-${Object.keys(nodes).length}`;
  nodes[id] = { use, ...node };
  const slotEntries = Object.entries(slots).map(([slot, children]) => [
    slot,
    children.map(({ use: child, ...rest }) => addExample(nodes, child, rest)),
  ]);
  if (slotEntries.length > 0) nodes[id].slots = Object.fromEntries(slotEntries);
  return id;
}

/** Visitors that pages are opened as: the first who has access. Those who see least come first. */
export const visitors = ['guest', 'member-vip', 'agent-1'];

/**
 * The pages that are open to `visitors`, each with its visitor. Home and the member centre come first, since most
 * widgets are there. Pages that need a tap, samples or greetings come last.
 */
export function visitsOf(open) {
  const pathsOf = Object.fromEntries(
    visitors.map((name) => [name, open.filter(({ persona }) => persona === name).map(({ path }) => path)]),
  );
  return [
    { persona: 'member-vip', paths: ['/m/mine', '/m/home'] },
    { persona: 'guest', paths: ['/m/home', ...pathsOf.guest] },
    { persona: 'member-vip', paths: [...pathsOf['member-vip'], '/m/responsible'] },
    { persona: 'agent-1', paths: [...pathsOf['agent-1'], '/m/upLine/transfer', '/m/member/agent/getDevidendContract'] },
    { persona: 'agent-contract', paths: ['/m/mine'] }, // An open contract asks first; the question shows only here.
    { persona: 'agent-42', paths: ['/m/myWallet'] },
    { persona: 'agent-1', paths: ['/m/agentRegister'], tap: 'By link' },
    { persona: 'guest', paths: ['/m/login'], tap: 'Mobile' },
    { persona: 'guest', paths: ['/m/home'], tap: 'Menu' },
    { persona: 'guest', paths: ['/m/home'], tap: 'Customer service' },
    { persona: 'guest', paths: [samples] },
    { persona: 'guest', paths: ['/m/home'], isAndroid: true },
    { persona: 'guest', paths: ['/m/home'], newGreetings: ['age'], wait: 1000 },
    { persona: 'guest', paths: ['/m/home'], newGreetings: ['popups'], wait: 3500 },
    { persona: 'guest', paths: ['/m/home'], newGreetings: ['app'], wait: 8000 },
  ];
}
