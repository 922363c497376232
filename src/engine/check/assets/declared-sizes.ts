import { originOf } from '../../compose/origin-of';
import { isText, own, pick } from '../../json';
import * as messages from '../../messages';
import { isParents } from '../inherited';
import type { SiteCheck } from '../site-check';
import { assetOf, sizeOf } from './square-icons';

/** Largest accepted difference between two aspect ratios, because sizes are rounded. */
const tolerance = 0.02;

/** Nodes whose width and height do not fit their picture. */
export const declaredSizes: SiteCheck = {
  finds: 'sizes of pictures that are not those of their files',
  onlyWarns: true,
  run({ composed, catalogue, report }) {
    if (composed.merchant.abstract === true) return;
    for (const [id, page] of composed.pages) {
      if (isParents(composed, id, page)) continue;
      for (const [node, { use, props = {} }] of Object.entries(page.page.nodes)) {
        const reference = [props.src, props.image].find((one) => isText(one) && one.startsWith('asset:'));
        if (!isText(reference) || (props.width === undefined && props.height === undefined)) continue;
        const properties = own(catalogue.widgets, use)?.properties;
        const declaredSide = (key: 'width' | 'height') => props[key] ?? pick(pick(properties, key), 'default');
        const [width, height] = [declaredSide('width'), declaredSide('height')];
        const name = reference.slice('asset:'.length);
        const file = assetOf(name, composed);
        const size = file && sizeOf(file);
        if (size === undefined || typeof width !== 'number' || typeof height !== 'number') continue;
        if (Math.abs((width / height / size.width) * size.height - 1) <= tolerance) continue;
        // If the parent's node sets both size and picture, the brand that replaced the picture's file is not at fault.
        const origins = ['width', 'height', 'src', 'image'].map((key) => originOf(page, node, ['props', key]));
        const ownOrigin = origins.find((one) => one.file.path.startsWith(`${composed.id}/`));
        const actualSize = `${size.width} × ${size.height}`;
        if (ownOrigin !== undefined) report(messages.otherSize(`${width} × ${height}`, name, actualSize), ownOrigin);
      }
    }
  },
};
