/** A path on one line, its first 300 characters. A visitor writes it, and `%0A` would be a line break in the log. */
const lineOf = (path: string) => path.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').slice(0, 300);

/** A value for the log, without the parts that may hold a password or a key: before `@`, and from `?` or `#` on. */
export function withoutSecrets(value: string): string {
  return value.replace(/^([a-z][a-z0-9+.-]*:\/*)?.*@/is, '$1…@').replace(/[?#].*$/s, '?…');
}

/** Every sentence that the server says to an operator: what happened, what follows, what to do. */
export const messages = {
  portTaken: (host: string, port: number) =>
    `Port ${port} on ${host} is in use, so nothing was started. Stop the other program, or choose another port: PORT=${port + 1} npm start.`,
  cannotListen: (host: string, port: number, code: string) =>
    `The server cannot listen on ${host}:${port} (${code}), so nothing was started. Set HOST and PORT to an address this machine may use.`,
  badPort: (name: string, value: string) =>
    `${name} is "${value}", which is not a port, so nothing was started. Give a number from 0 to 65535.`,
  noAdmin: (host: string, port: number, code: string) =>
    `The admin port cannot be opened on ${host}:${port} (${code}), so nothing was started. Set ADMIN_HOST and ADMIN_PORT to an address that is free on this machine.`,
  badUrl: (name: string, value: string) =>
    `${name} is "${value}", which is not an http or https address that paths can follow, so nothing was started. Give one such as https://gateway.example.`,
  secretInUrl: (name: string) =>
    `${name} holds a user or a password, which would reach logs, so nothing was started. Give the address without them; the platform knows this server by its network.`,
  badHeader: (value: string) =>
    `GATEWAY_HEADERS holds "${value}", which is not a header that may pass, so nothing was started. Give a list of names such as X-Device-Id,X-Region; those of the connection, of the visitor's address and of cookies cannot be given.`,
  badProxy: (value: string) =>
    `TRUSTED_PROXIES holds "${value}", which is neither an address nor a range, so nothing was started. Give a list such as 10.0.0.0/8,::1.`,
  badSwitch: (name: string, value: string) =>
    `${name} is "${value}", which is neither on nor off, so nothing was started. Give one of the two, or leave it out.`,
  badLogFormat: (value: string) =>
    `LOG_FORMAT is "${value}", which is neither text nor json, so nothing was started. Give one of the two, or leave it out.`,
  badSandbox: (value: string) =>
    `SANDBOX is "${value}", which is neither 1 nor 0, so nothing was started. Give 1 to open the sandbox to everybody, or leave it out.`,
  badSeconds: (name: string, value: string) =>
    `${name} is "${value}", which is not a number of seconds from 0 to 600, so nothing was started. Give one, or leave it out for 5.`,
  badLimit: (name: string, value: string) =>
    `${name} is "${value}", which is not a whole number from 0 to 1000000, so nothing was started. Give one, 0 for no limit, or leave it out.`,
  badDatabase: (value: string) =>
    `SANDBOX_DB is "${value}", which is not a database address, so nothing was started. Give file:<path>, :memory: or libsql://….`,
  noDatabase: (address: string, why: string) =>
    `The sandbox's database ${withoutSecrets(address)} cannot be opened or written (${lineOf(why)}), so nothing was started. Set SANDBOX_DB to a file in a folder that may be written, or to :memory:.`,
  noSandbox:
    "GATEWAY_URL is not set, and this image has no sandbox, so nothing was started. Set it to the platform's address.",
  badRetired: (value: string) =>
    `RETIRE holds "${value}", which is not the name of a merchant, so nothing was started. Give a list of folders such as noor,jade.`,
  noKeys: (source: string, name: string) =>
    `${source} is an address and ${name} is not set, so anybody who can write there could change your sites, and nothing was started. Set ${name} to the public key of the publisher, or to off to accept that.`,
  badKeys: (name: string) =>
    `${name} holds something that is not an Ed25519 public key, so nothing was started. Give the lines that \`npm run merchant -- publish --new-key\` called CONFIG_KEYS, with commas between them.`,
  badDraftHost: (value: string) =>
    `DRAFT_HOST is "${value}", which is not the name of a host, so nothing was started. Give one such as preview.example: drafts are at draft--<brand>.preview.example.`,
  drafts: (source: string, host: string, port: number) =>
    `Drafts of ${source}: http://draft--<brand>.${host}${host === 'localhost' ? `:${port}` : ''}/m/home`,
  missingFolder: (name: string, path: string) =>
    `${name} names the folder "${path}", which cannot be read, so nothing was started. Give a folder of merchants or an https address.`,
  openSandbox: (host: string) =>
    `HOST is ${host} and no GATEWAY_URL is set, so the sandbox would be open to the network and nothing was started. Set GATEWAY_URL, or SANDBOX=1 if that is meant.`,
  playMoney: (isOpen: boolean) =>
    `*** PLAY MONEY *** No GATEWAY_URL is set, so this server plays the platform itself and no bet, deposit or win is real; ${isOpen ? 'everybody who reaches it may play (SANDBOX=1)' : 'it answers this machine only'}. For players, set GATEWAY_URL=https://….`,
  sandboxClosed:
    'A request came through a proxy or for a host that is not of this machine, so it was refused, and all similar requests will be: this server has play money only. Set GATEWAY_URL to the platform, or SANDBOX=1 to open the sandbox.',
  noSites: (source: string) =>
    `No merchant could be served from ${source}, so every host answers 404 until it holds one. Run: npm run merchant -- check.`,
  sharedDomain: (domain: string, first: string, second: string) =>
    `Both "${first}" and "${second}" list the domain "${domain}", so only "${first}" is served there. Remove it from one of them.`,
  builtFileUnread: (path: string, why: string) =>
    `${path} of another build cannot be read from where it is published (${why}), so pages of that build lack it. Publish that build again.`,
  renderFailed: (merchant: string, page: string, why: string) =>
    `Page "${page}" of merchant "${merchant}" could not be rendered (${why}), so a plain page was sent. Fix the widget or the page it names.`,
  renewFailed: (merchant: string, page: string, why: string) =>
    `Page "${page}" of merchant "${merchant}" could not be rendered anew (${why}), so visitors get the older one. Fix the widget or the page it names.`,
  tooManyRenders: (most: number) =>
    `More than ${most} pages had to be rendered at the same time, so visitors got an older page, or a skeleton that their browser fills. If you see this line often, run more copies of the server, or find out who sends the requests.`,
  platformUnread: (merchant: string, call: string, why: string, hasLastGood: boolean) =>
    `The call "${call}" of merchant "${merchant}" gave no usable answer (${why}), so ${hasLastGood ? 'the last good one stays' : 'pages do without it, as no earlier answer is known'}. Check the gateway.`,
  platformSurprise: (merchant: string, text: string) => `The platform of merchant "${merchant}": ${text}`,
  unsafePattern: (merchant: string, field: string) =>
    `The pattern of the registration field "${field}" of merchant "${merchant}" cannot be proven to end soon on every value, so browsers try it for 100 ms at most, apart from the page, and the platform decides the rest. Ask the platform for a simpler one, without repeats in repeats.`,
  unsafeToken: (merchant: string, token: string) =>
    `The theme token "${token}" of merchant "${merchant}" is not a plain CSS value, so it is left out. Correct it in merchant.json.`,
  answerBroke: (method: string, path: string) =>
    `The gateway's answer to ${method} ${lineOf(path)} broke off, so the visitor's connection was ended. Check the gateway.`,
  callsRefused: (merchant: string, codes: ReadonlyMap<string, number>) => {
    const count = [...codes.values()].reduce((sum, times) => sum + times, 0);
    const list = [...codes].map(([code, times]) => `${code} ${times}`).join(', ');
    return `${count === 1 ? '1 call' : `${count} calls`} of merchant "${merchant}" ${count === 1 ? 'was' : 'were'} refused here and did not reach the gateway (${list}). Further ones are counted and said once a minute.${codes.has('request.too.many') ? ' Where visitors come through a proxy, name it in TRUSTED_PROXIES: without that they share one address and its limits.' : ''}`;
  },
  answered: (method: string, status: number) => `${method} answered with ${status}.`,
  faultReported: (merchant: string, kind: string) =>
    kind === 'csp'
      ? `A page of merchant "${merchant}" tried to load something that the security policy blocks, so players do not get it. If "blocked" is wanted, add its host to merchant.json. Browser extensions cause such reports too.`
      : `A browser reported a fault of kind "${kind}" at merchant "${merchant}", so players may miss a part of the page. Open the page with the node and look into the browser's console.`,
  requestFailed: (method: string, path: string, why: string) =>
    `${method} ${lineOf(path)} failed (${why}), so the visitor got an error page. This is a defect of the server.`,
  sandboxFailed: (why: string) =>
    `The sandbox failed (${why}), so a call got an error. This is a defect of the sandbox.`,
  badWorkers: (value: string) =>
    `WORKERS is "${value}", which is neither auto nor a number from 1 to 64, so nothing was started. Give one of them, or leave it out for 1.`,
  workersInMemory: (count: number) =>
    `WORKERS asks for ${count} processes and SANDBOX_DB is in memory, which they cannot share, so nothing was started. Set SANDBOX_DB to a file, such as file:.livery/sandbox.db, or WORKERS to 1.`,
  noWorker: 'The first process ended before it could serve, for the reason in the line above, so nothing was started.',
  workerEnded: (id: number, reason: string, seconds: number) =>
    `Process ${id} ended (${reason}), and with it the requests that it was answering. Another one takes its place ${seconds === 0 ? 'at once' : `in ${seconds} s`}; the lines before this one may say why.`,
  workerSilent: (id: number, seconds: number) =>
    `Process ${id} has not answered for ${seconds} s, so it is ended and another one takes its place. This is a defect of the server, or the machine has too little memory.`,
  notBuilt: (path: string) =>
    `The built storefront is missing at ${path}, so nothing was started. Run npm start, which builds it.`,
  draining: (seconds: number) =>
    `Stopping: /healthz answers 503 from now on, new connections are taken for ${seconds} s more, and running requests end first.`,
} as const;
