import type { Server as HttpServer } from 'node:http';
import type { ConfigFinding } from '@/sites/create-folder-source';
import type { Build } from './assets/build';
import type { Middleware } from './listen';
import type { Render } from './pages/make-page';
import { toDevelopmentPolicy } from './pages/security-policy';
import { type Started, startServer } from './start-server';

/** The parts that Vite brings to a development server. */
export type DevelopmentInput = {
  readonly root: string;
  readonly http: HttpServer;
  /** Address of the browser's entry module. */
  readonly clientEntry: string;
  readonly middlewares: Middleware;
  readonly render: Render;
  /** Tells open pages that a merchant has changed, and what is wrong with the files of merchants. */
  readonly tell: (findings: readonly ConfigFinding[]) => void;
};

/** Vite's preamble for React. Its hash is in the policy. */
const reactPreamble =
  'import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;';

/** Starts the server over Vite's modules. No document is cached, and open pages take over a changed merchant. */
export function startDevelopment(input: DevelopmentInput): Promise<Started> {
  const build: Build = {
    id: 'development',
    find: () => undefined,
    linksFor: () => ({ scripts: ['/@vite/client', input.clientEntry], preloads: [], styles: [] }),
    inlineModules: [reactPreamble],
  };
  return startServer({
    root: input.root,
    env: process.env,
    http: input.http,
    // Vite answers requests for modules and public files. No path of a merchant's page looks like one.
    middleware: input.middlewares,
    render: input.render,
    build: () => build,
    policy: toDevelopmentPolicy,
    freshMs: 0,
    sendsDrafts: true,
    onSites: input.tell,
  });
}
