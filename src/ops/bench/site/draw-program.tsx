import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { readJson } from '../../read-json';
import { HandSite } from './hand-site';
import { isSiteData } from './site-data';

// Draws pages of the control on the server: `program.mjs <data.json> <path…>` prints the HTML of each as a line of
// JSON.
const [dataFile = '', ...paths] = process.argv.slice(2);
const data = readJson(dataFile);
if (!isSiteData(data)) throw new Error(`${dataFile} holds nothing to draw the control from.`);
for (const path of paths) {
  const html = renderToString(
    <StaticRouter location={path}>
      <HandSite data={data} />
    </StaticRouter>,
  );
  process.stdout.write(`${JSON.stringify(html)}\n`);
}
