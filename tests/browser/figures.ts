import type { Page } from 'playwright/test';

/** Names of people and things, dialling codes and numbers of draws are written as they are. */
const asTheyAre = /[^\s"“(]*[A-Za-z*][^\s]*|\+\d+|\d{8}-\d+/g;

/** Words of a page in a language of other digits that show a figure in 0 to 9. */
export async function figuresInOtherDigits(page: Page): Promise<readonly string[]> {
  return (await wordsOn(page)).filter((words) => /\d/.test(words.replaceAll(asTheyAre, '')));
}

/** What is painted and what is spoken. */
function wordsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const within = walker.currentNode.parentElement;
      if (within?.closest('script, style, noscript') === null) words.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '');
    return words;
  });
}
