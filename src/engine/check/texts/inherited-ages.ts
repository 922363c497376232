import type { Composed } from '../../compose/compose-site';
import type { Located } from '../../compose/read-file';
import { textIn } from '../../compose/text-layers';
import { own, pick } from '../../json';
import * as messages from '../../messages';
import { isAge, type WrittenAge, writtenIn } from './written-age';

/** Ages in a parent's texts that contradict brands which show these texts, by the merchant that owns the text. */
export function inheritedAges(all: readonly Composed[]): ReadonlyMap<string, readonly Located[]> {
  const found = new Map<string, Located[]>();
  const add = (id: string, finding: Located) => found.set(id, [...(found.get(id) ?? []), finding]);
  const brands = all.filter(({ merchant }) => merchant.abstract !== true && isAge(merchant.auth?.age ?? 0));
  for (const owner of all) {
    const below = brands.filter((brand) => isBelow(brand, owner));
    for (const written of below.length === 0 ? [] : writtenIn(owner)) {
      const readers = below.filter((brand) => reads(brand, written));
      const others = readers.filter(({ merchant }) => merchant.auth?.age !== written.number);
      const names = others.map(({ id, merchant }) => `${id} (${merchant.auth?.age})`);
      const finding = messages.otherAgeOf(written.text, names, written);
      for (const { id } of others) add(id, { ...finding, origin: written.origin });
      // Ages in a brand's own texts are reported by another check.
      if (others.length === 0 && readers.length > 0 && written.isFilled && owner.merchant.abstract === true)
        add(owner.id, { ...messages.literalAge(written.text), origin: written.origin });
    }
  }
  return found;
}

function isBelow({ parent }: Composed, owner: Composed): boolean {
  return parent !== undefined && (parent === owner || isBelow(parent, owner));
}

/** Whether a brand shows a parent's text: the brand has the language and no text of its own under the key. */
function reads({ merchant, texts }: Composed, { language, key, origin: { file } }: WrittenAge): boolean {
  if (merchant.languages?.supported?.includes(language) !== true) return false;
  return textIn(own(texts, language), key) === pick(file.value, key);
}
