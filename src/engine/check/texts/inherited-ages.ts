import type { Composed } from '../../compose/compose-site';
import type { Located } from '../../compose/read-file';
import { textIn } from '../../compose/text-layers';
import { own, pick } from '../../json';
import * as messages from '../../messages';
import { isAge, type WrittenAge, writtenAgesIn } from './written-age';

/**
 * Findings about ages in a parent's texts, by the merchant they are reported for: brands that show the text with another
 * age, and the parent itself where `{{age}}` could replace a number.
 */
export function inheritedAges(merchants: readonly Composed[]): ReadonlyMap<string, readonly Located[]> {
  const findingsById = new Map<string, Located[]>();
  const add = (id: string, finding: Located) => findingsById.set(id, [...(findingsById.get(id) ?? []), finding]);
  const brands = merchants.filter(({ merchant }) => merchant.abstract !== true && isAge(merchant.auth?.age ?? 0));
  for (const owner of merchants) {
    const brandsBelow = brands.filter((brand) => isBelow(brand, owner));
    for (const writtenAge of brandsBelow.length === 0 ? [] : writtenAgesIn(owner)) {
      const brandsThatShow = brandsBelow.filter((brand) => showsText(brand, writtenAge));
      const brandsOfOtherAge = brandsThatShow.filter(({ merchant }) => merchant.auth?.age !== writtenAge.number);
      const names = brandsOfOtherAge.map(({ id, merchant }) => `${id} (${merchant.auth?.age})`);
      const finding = messages.otherAgeOf(writtenAge.text, names, writtenAge);
      for (const { id } of brandsOfOtherAge) add(id, { ...finding, origin: writtenAge.origin });
      const isRightByChance = brandsThatShow.length > 0 && brandsOfOtherAge.length === 0;
      // The check `writtenAges` reports ages in a brand's own texts.
      if (isRightByChance && writtenAge.isFilledElsewhere && owner.merchant.abstract === true)
        add(owner.id, { ...messages.literalAge(writtenAge.text), origin: writtenAge.origin });
    }
  }
  return findingsById;
}

function isBelow({ parent }: Composed, owner: Composed): boolean {
  return parent !== undefined && (parent === owner || isBelow(parent, owner));
}

/** Whether a brand shows a parent's text: the brand has the language and no text of its own under the key. */
function showsText({ merchant, texts }: Composed, { language, key, origin: { file } }: WrittenAge): boolean {
  if (merchant.languages?.supported?.includes(language) !== true) return false;
  return textIn(own(texts, language), key) === pick(file.value, key);
}
