import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Upload } from '@/storefront/forms/pictures/picture-shelf';
import { usePictures } from '@/storefront/forms/pictures/use-pictures';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { isKnownOutcome } from '@/storefront/platform/gateway/outcome';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Said, useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';

export type FeedbackValues = { readonly type: string; readonly content: string };

type Options = {
  readonly firstType: string;
  readonly most: number;
  readonly done: string;
  readonly onDone: () => void;
};

const upload: Upload = (gateway, file, options) => gateway.call('feedbackImage', { file }, options);

/** Unsent values by member, so that they outlive a session that ends under the form. */
const drafts = new Map<string, FeedbackValues>();

/**
 * Sends once for each tap. After a failure everything stays; uploaded pictures are not sent again, and without all of
 * them nothing is sent.
 */
export function useFeedback({ firstType, most, done, onDone }: Options) {
  const t = useText();
  const gateway = useGateway();
  const { userName } = gateway.scope;
  const pictures = usePictures({ form: 'feedback', most, upload });
  const form = useForm<FeedbackValues>({
    mode: 'onTouched',
    defaultValues: drafts.get(userName) ?? { type: firstType, content: '' },
  });
  const [state, setState] = useState<{ readonly busy: boolean; readonly problems: readonly Said[] }>({
    busy: false,
    problems: [],
  });
  const sending = useRef(false);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => void drafts.set(userName, values) }),
    [form, userName],
  );
  const send = async ({ type, content }: FeedbackValues): Promise<readonly Said[]> => {
    const images = await pictures.addresses();
    if (images === undefined) return [(text) => text('error.feedback.upload')];
    await gateway.call('feedback', {
      type,
      content: content.trim(),
      ...(images.length > 0 && { images: [...images] }),
    });
    form.reset({ type: firstType, content: '' });
    drafts.delete(userName);
    pictures.clear();
    toast({ kind: 'success', text: done });
    onDone();
    return [];
  };
  const submit = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setState({ busy: true, problems: [] });
    const waited = toast({ kind: 'loading', text: t('toast.sending') });
    try {
      setState({ busy: false, problems: await send(values) });
    } catch (error) {
      if (!isGatewayError(error)) throw error;
      const said: Said = (text) => (isKnownOutcome(error) ? errorText(error, text) : text('widget.feedback.unknown'));
      toast({ kind: 'fail', text: said(t), duration: durations.short });
      setState({ busy: false, problems: [said] });
    } finally {
      waited();
      sending.current = false;
    }
  });
  return {
    form,
    pictures,
    submit: () => void submit(),
    busy: state.busy,
    problems: state.problems.map((say) => say(t)),
  };
}
