// Serves a build that is there: no install, no build, no sources. For container images and systemd; `npm start`
// imports it last.
process.env.NODE_ENV = 'production';
const { main } = await import('../../dist/server/main.js');
process.exitCode = await main();
