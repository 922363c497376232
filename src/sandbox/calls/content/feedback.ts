import feedback from '@schemas/wire/feedback.schema.json';
import feedbackImage from '@schemas/wire/feedbackImage.schema.json';
import { addressOfPicture, picturesIn } from '../../rules/picture';
import { attempt } from '../../rules/rate-limit';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { WireError } from '../../wire/wire-error';

const longest = 140;
const mostImages = 3;
const folder = '/sandbox-assets/feedback/';

export const feedbackCalls: readonly Endpoint[] = [
  endpoint(feedback, take),
  endpoint(feedbackImage, ({ input }) => addressOfPicture(input.fields.file, folder)),
];

/** Checks feedback as a platform does, and then drops it: nobody reads feedback of the sandbox. */
async function take({ input, store, merchant, member, address, now }: Call): Promise<unknown> {
  input.needed('type');
  const content = input.needed('content');
  picturesIn(input.fields.images, folder, mostImages);
  if (content.length > longest) throw new WireError('request_param_err');
  await attempt(store, { key: `feedback ${merchant.code} ${member?.id ?? address}`, most: 10, minutes: 10 }, now);
  return null;
}
