import { Form } from '@/storefront/forms/form';
import { FormAlert } from '@/storefront/forms/form-alert';
import { FormHead } from '@/storefront/forms/form-head';
import { PictureField } from '@/storefront/forms/pictures/picture-field';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { TypeField } from './type-field';
import { useFeedback } from './use-feedback';
import { WordsField } from './words-field';

export default function FeedbackForm({ box, props, emit }: WidgetComponentProps<'form.feedback'>) {
  const t = useText();
  const { title, note, types, typeLabel, contentLabel, contentHint, maxLength = 140 } = props;
  const { picturesLabel, picturesHint, pictures: most = 3, submitLabel, done: doneText } = props;
  const { form, pictures, submit, busy, problems } = useFeedback({
    firstType: types[0]?.value ?? '',
    most,
    done: doneText ?? t('toast.sent'),
    onDone: () => emit('done'),
  });
  return (
    <Card {...box} pad="l">
      <Form label={title ?? submitLabel} onSubmit={submit}>
        <FormHead title={title} note={note} />
        <TypeField label={typeLabel} types={types} control={form.register('type')} />
        <WordsField form={form} label={contentLabel} hint={contentHint} maxLength={maxLength} />
        {most > 0 && <PictureField label={picturesLabel ?? ''} hint={picturesHint} most={most} field={pictures} />}
        <FormAlert problems={problems} />
        <Button type="submit" size="l" wide busy={busy}>
          {submitLabel}
        </Button>
      </Form>
    </Card>
  );
}
