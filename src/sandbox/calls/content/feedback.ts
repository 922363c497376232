import feedback from '@schemas/wire/feedback.schema.json';
import feedbackImage from '@schemas/wire/feedbackImage.schema.json';
import { addressOfPicture, picturesIn } from '../../request-rules/picture';
import { attempt } from '../../request-rules/rate-limit';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { WireError } from '../../wire/wire-error';

const maxLength = 140;
const maxImages = 3;
const folder = '/sandbox-assets/feedback/';

export const feedbackCalls: readonly Endpoint[] = [
  endpoint(feedback, acceptFeedback),
  endpoint(feedbackImage, ({ input }) => addressOfPicture(input.fields.file, folder)),
];

/** Checks feedback as a platform does, and then drops it: nobody reads feedback of the sandbox. */
async function acceptFeedback({ input, store, merchant, member, address, now }: Call): Promise<unknown> {
  input.requiredText('type');
  const content = input.requiredText('content');
  picturesIn(input.fields.images, folder, maxImages);
  if (content.length > maxLength) throw new WireError('request_param_err');
  await attempt(store, { key: `feedback ${merchant.code} ${member?.id ?? address}`, maxTries: 10, minutes: 10 }, now);
  return null;
}
