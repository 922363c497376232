/** Whether this run takes its time: `npm run deep`. */
export const isDeep = process.env.DEEP !== undefined;

/** Of a test over several brands: aurora's runs always, that of another where it shows what aurora's cannot; all others are deep. */
export const byBrand = (merchant: string, ...others: readonly string[]) => ({
  tag: ['aurora', ...others].includes(merchant) ? [] : ['@deep'],
});
