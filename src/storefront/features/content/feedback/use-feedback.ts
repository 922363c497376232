import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Upload } from '@/storefront/forms/pictures/picture-shelf';
import { usePictures } from '@/storefront/forms/pictures/use-pictures';
import { useSend } from '@/storefront/forms/send/use-send';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';

export type FeedbackValues = { readonly type: string; readonly content: string };

type Options = {
  /** The type that is chosen at first. */
  readonly firstType: string;
  /** At most this many pictures. */
  readonly most: number;
  /** Text of the toast after a success. */
  readonly done: string;
  readonly onDone: () => void;
};

const upload: Upload = (gateway, file, options) => gateway.call('feedbackImage', { file }, options);

/** Unsent values by member, so that they are kept if the session ends while the form is open. */
const drafts = new Map<string, FeedbackValues>();

/**
 * Sends once for each tap. After a failure text and pictures stay; uploaded pictures are not uploaded again. If one
 * picture fails to upload, the feedback is not sent.
 */
export function useFeedback({ firstType, most, done: doneText, onDone }: Options) {
  const t = useText();
  const gateway = useGateway();
  const { userName } = gateway.scope;
  const pictures = usePictures({ form: 'feedback', most, upload });
  const form = useForm<FeedbackValues>({
    mode: 'onTouched',
    defaultValues: drafts.get(userName) ?? { type: firstType, content: '' },
  });
  const { busy, failure, send } = useSend({ afterSuccess: 'free', unknown: 'widget.feedback.unknown' });
  const [lacksPictures, setLacksPictures] = useState(false);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => void drafts.set(userName, values) }),
    [form, userName],
  );
  const sendAll = async ({ type, content }: FeedbackValues) => {
    const images = await pictures.addresses();
    setLacksPictures(images === undefined);
    if (images === undefined) return;
    await gateway.call('feedback', {
      type,
      content: content.trim(),
      ...(images.length > 0 && { images: [...images] }),
    });
    form.reset({ type: firstType, content: '' });
    drafts.delete(userName);
    pictures.clear();
    toast({ kind: 'success', text: doneText });
    onDone();
  };
  const submit = form.handleSubmit(async (values) => {
    const result = await send(() => {
      setLacksPictures(false);
      const closeToast = toast({ kind: 'loading', text: t('toast.sending') });
      return sendAll(values).finally(closeToast);
    });
    if (result === undefined || result.outcome === 'done') return;
    const text = result.outcome === 'open' ? t('widget.feedback.unknown') : errorText(result.error, t);
    toast({ kind: 'fail', text, duration: durations.short });
  });
  return {
    form,
    pictures,
    submit: () => void submit(),
    busy,
    problems: lacksPictures ? [t('error.feedback.upload')] : failure === undefined ? [] : [failure.text],
  };
}
