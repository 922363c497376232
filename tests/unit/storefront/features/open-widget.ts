import { openSample, sampleFetch, untilAnswered } from '@tests/support/open-sample';
import { samplePage } from '@tests/support/sample-boot';
import type { ResolvedNode, ResolvedPage } from '@/engine/live';
import { registry } from '@/storefront/app/registry';

type Answers = { readonly [path: string]: unknown };

type Options = {
  readonly answers?: Answers;
  readonly url?: string;
  /** The title that the server wrote. */
  readonly title?: string;
  readonly texts?: { readonly [key: string]: string };
  /** Pages that the site has besides. */
  readonly others?: readonly ResolvedPage[];
};

/** One widget on a page of its own; answers are given by the end of a call's path. */
export function openWidget(node: ResolvedNode, options: Options = {}) {
  return openPage(samplePage('home', { page: node }), options);
}

export async function openPage(
  page: ResolvedPage,
  { answers = {}, url, title, texts = {}, others = [] }: Options = {},
) {
  const pages = [page, ...others];
  const opened = await openSample({
    pages,
    table: registry,
    texts,
    fetch: withAnswers(answers, sampleFetch(pages)),
    ...(url !== undefined && { url }),
    ...(title !== undefined && { title }),
  });
  await untilAnswered(opened.app);
  return opened;
}

/** A gateway that answers by the end of a path with a value, or with a whole `Response`. */
export function withAnswers(answers: Answers, otherwise: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const found = Object.entries(answers).find(([path]) => pathname.endsWith(path));
    if (found === undefined) return otherwise(input, init);
    const value = typeof found[1] === 'function' ? found[1](String(input), init) : found[1];
    return value instanceof Response ? value : Response.json({ success: true, value });
  };
}
