import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { unusedOptions, withoutUnusedForms } from '../../../../src/ops/build/forms.mjs';

const file = 'node_modules/react-hook-form/dist/index.esm.mjs';
const code = readFileSync(file, 'utf8');

/** What a form says of its fields on the way from empty to sent. */
async function storyOf(create: typeof createFormControl) {
  const { formControl, ...form } = create<{ readonly name: string; readonly code: string }>({
    mode: 'onTouched',
    shouldUnregister: false,
    defaultValues: { name: '', code: '' },
  });
  const said: unknown[] = [];
  const name = form.register('name', { required: 'needed' });
  form.register('code', { validate: async (value) => value.length > 2 || 'short' });
  const send = form.handleSubmit(
    (values) => said.push(values),
    (errors) => said.push(Object.keys(errors)),
  );
  const look = () => said.push(form.getFieldState('name'), form.getFieldState('code'), form.getValues());
  await send();
  look();
  await name.onChange({ type: 'change', target: { name: 'name', value: 'Nora' } });
  form.setValue('code', '12', { shouldValidate: true, shouldDirty: true });
  said.push(await form.trigger('code'), await form.trigger());
  look();
  form.setError('name', { message: 'taken' });
  look();
  form.clearErrors();
  form.setValue('code', '123');
  await send();
  look();
  form.unregister('code');
  form.reset();
  look();
  return said;
}

it('leaves a form that checks and sends as the whole one does [APP-16]', async () => {
  const slim = withoutUnusedForms().transform(code, `/x/${file}`)?.code ?? '';
  expect(slim).not.toMatch(/_options\.(?:resolver|validate)\b/);
  // Below the project, so that its import of React is found.
  const folder = mkdtempSync(resolve('.livery/forms-'));
  writeFileSync(join(folder, 'forms.mjs'), slim);
  const loaded: { readonly createFormControl: typeof createFormControl } = await import(
    pathToFileURL(join(folder, 'forms.mjs')).href
  );
  rmSync(folder, { recursive: true });
  const whole = await storyOf(createFormControl);
  expect(whole).toContainEqual({ name: 'Nora', code: '123' });
  expect(whole).toContainEqual(['name', 'code']);
  expect(await storyOf(loaded.createFormControl)).toEqual(whole);
});

it('stops a build whose library is made otherwise, or stands elsewhere [APP-16]', () => {
  const otherwise = code.replace('_options.progressive', '_options.progressively');
  expect(() => withoutUnusedForms().transform(otherwise, `/x/${file}`)).toThrow('1 are expected');
  expect(() => withoutUnusedForms().buildEnd()).toThrow('not a part of the build');
});

it('holds as long as no form of the storefront sets one of these options [APP-16]', () => {
  const files = readdirSync('src/storefront', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const parts = files.flatMap((name) => {
    const source = readFileSync(join('src/storefront', name), 'utf8');
    return [...source.matchAll(/\buseForm<[^>]*>\(\{(.*?)\}\);|useFieldArray/gs)].map(([part]) => part);
  });
  const set = new RegExp(`\\b(?:${unusedOptions.join('|')}): (?!false,)|useFieldArray`);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => set.test(part))).toEqual([]);
});
