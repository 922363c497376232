/** The node that drew an element. Elements outside every `data-page` belong to the shell around the pages. */
export function nodeOf(
  target: Element,
): { readonly page: string; readonly node: string; readonly element: HTMLElement } | undefined {
  const element = target.closest<HTMLElement>('[data-node]');
  const node = element?.dataset.node;
  if (element === null || node === undefined) return undefined;
  const page = element.closest<HTMLElement>('[data-page]')?.dataset.page ?? '';
  return { page, node, element };
}

export type Wanted = { readonly page: string; readonly node: string; readonly isShell: boolean };

/** The element of a node, brought to where one sees it: folds open, a slide turns. Undefined if it is not drawn. */
export function reveal({ page, node, isShell }: Wanted, document: Document): HTMLElement | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-node]')].filter(
    ({ dataset }) => dataset.node === node || dataset.node?.startsWith(`${node}:`),
  );
  const ownPage = (element: HTMLElement) => element.closest<HTMLElement>('[data-page]')?.dataset.page;
  const element = elements.find((one) => (isShell ? ownPage(one) === undefined : ownPage(one) === page));
  if (element === undefined) return undefined;
  for (let fold = element.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  turnTo(element);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? element : undefined;
}

/** Turns a carousel to the slide that holds the element. */
function turnTo(element: HTMLElement): void {
  const slide = element.closest<HTMLElement>('.swiper-slide');
  const swiper: unknown = slide && Reflect.get(slide.closest('.swiper') ?? slide, 'swiper');
  const slideToLoop: unknown =
    typeof swiper === 'object' && swiper !== null ? Reflect.get(swiper, 'slideToLoop') : undefined;
  if (slide === null || typeof slideToLoop !== 'function') return;
  const place = slide.dataset.swiperSlideIndex ?? [...(slide.parentElement?.children ?? [])].indexOf(slide);
  slideToLoop.call(swiper, Number(place), 0);
}
