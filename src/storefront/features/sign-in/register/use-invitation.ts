import { createContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { type FormScope, fieldName } from '@/storefront/forms/form-scope';
import { refuseField } from '@/storefront/forms/show-refusals';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type Said, useText } from '@/storefront/platform/languages/use-text';
import { dropInvitation, invitationOf, keepInvitation } from '@/storefront/platform/session/invitation';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { type CodeVerdict, checkAffiliate, judgeAffiliate } from './check-affiliate';

/** What is known of the code that a player came with, and why it is refused where the platform says so. `open`: nobody says before the registration; `unchecked`: nobody could say just now. */
type Known = {
  readonly kind: 'none' | 'open' | 'unchecked' | 'applied' | 'refused';
  readonly code: string;
  readonly reason?: string | undefined;
};

/** What a form does with it. */
export type FormInvitation = Known & {
  /** A code came along to this form, whatever became of it. */
  readonly hasCome: boolean;
  /** The code to register with: the one that the player came with, else what was typed. What is not known yet is checked first. */
  readonly settle: (typed: string) => Promise<string>;
  /** The platform does not take it: where no field shows it, the next try goes without. */
  readonly refuse: () => void;
  /** The player wants another one, or none. */
  readonly remove: () => void;
  /** The account exists. */
  readonly spend: () => void;
};

/** The invitation of the form around a field; undefined where a form has none. */
export const InvitationContext = createContext<FormInvitation | undefined>(undefined);

/** It goes with the registration, as far as anybody can say before. */
export const isApplied = ({ kind }: Pick<FormInvitation, 'kind'>) => kind === 'applied' || kind === 'open';

const nobody: Known = { kind: 'none', code: '' };
const place = fieldName('affiliateCode');

/**
 * The invitation that a player came with, on this page or any before it: it stands in its field, the server is asked about it at once, and
 * what it says stands there too. Call it after the draft was taken up.
 */
export function useInvitation(scope: FormScope): FormInvitation {
  const { form, names } = scope;
  const gateway = useGateway();
  const [known, setKnown] = useState(nobody);
  const [hasCome, setHasCome] = useState(false);
  const asking = useRef<Promise<Known>>(Promise.resolve(nobody));
  const put = (next: Known) => {
    asking.current = Promise.resolve(next);
    keepKnown(next);
    setKnown(next);
  };
  const { toastBad, markBad } = useBadWords(scope);
  /** Gives what is known in the end: a refused code gives way to one that came before it. */
  const ask = (code: string): Promise<Known> => {
    const answer = judged(judgeAffiliate(gateway, code), code).then((next) => {
      if (asking.current !== answer) return next;
      if (next.kind === 'refused') {
        toastBad(next.reason);
        const earlier = askEarlier();
        if (earlier !== undefined) return earlier;
        keepKnown(next);
        markBad(next.reason);
      }
      setKnown(next);
      return next;
    });
    asking.current = answer;
    return answer;
  };
  const askEarlier = (): Promise<Known> | undefined => {
    const storage = browserStorageOf(window);
    const [code, ...earlier] = invitationOf(storage)?.earlier ?? [];
    if (code === undefined) return undefined;
    keepInvitation(storage, { code, isNew: false, earlier });
    form.setValue(place, code);
    return ask(code);
  };
  useNewCode(form, (code, isBad) => {
    setHasCome(true);
    if (!isBad) return void ask(code);
    put({ kind: 'refused', code });
    markBad();
  });
  const settle = async (typed: string): Promise<string> => {
    const now = await asking.current;
    if (isApplied(now)) return now.code;
    const isUnseen = now.kind === 'unchecked' && !names().includes('affiliateCode');
    const code = isUnseen ? now.code : typed;
    if (code !== '') await checkAffiliate(gateway, code);
    return code;
  };
  const remove = () => {
    put(nobody);
    form.setValue(place, '');
    form.setFocus(place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: its field renders for what is known of it and for nothing else
  return useMemo(
    () => ({
      ...known,
      hasCome,
      settle,
      remove,
      refuse: () => {
        // What was typed in its place is refused for itself.
        const earlier = form.getValues(place) === known.code ? askEarlier() : undefined;
        if (earlier === undefined) put({ ...known, kind: 'refused' });
      },
      spend: () => put(nobody),
    }),
    [known, hasCome],
  );
}

/** Puts the code that waits into its field, once: what was typed there since goes before it, unless it has come just now. */
function useNewCode(form: FormScope['form'], onCode: (code: string, isBad: boolean) => void): void {
  const [params] = useSearchParams();
  const taken = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when the form opens, and when its address may bring a newer one
  useEffect(() => {
    const storage = browserStorageOf(window);
    const kept = invitationOf(storage);
    const typed = form.getValues(place) ?? '';
    if (kept === undefined || (kept.code === taken.current && !kept.isNew)) return;
    taken.current = kept.code;
    const { code, isNew, isBad = false } = kept;
    // A bad one that was taken out stays out.
    if (isBad && typed !== code) return dropInvitation(storage);
    if (!isNew && typed !== '' && typed !== code) return;
    keepInvitation(storage, { ...kept, isNew: false });
    form.setValue(place, code);
    form.clearErrors(place);
    onCode(code, isBad);
  }, [params]);
}

/** A code is kept until an account exists, or another one is wanted. */
function keepKnown({ kind, code }: Known): void {
  const storage = browserStorageOf(window);
  if (kind === 'refused' && code !== '') keepInvitation(storage, { code, isNew: false, earlier: [], isBad: true });
  else if (kind !== 'applied') dropInvitation(storage);
}

function useBadWords(scope: FormScope) {
  const t = useText();
  const badWords =
    (reason: string | undefined): Said =>
    (text) =>
      reason ?? text('error.invitation');
  return {
    /** Nothing was tapped: the field may stand far below. */
    toastBad: (reason?: string) =>
      toast({ kind: 'fail', text: badWords(reason)(t), duration: durations.short, silent: true }),
    // What no field shows would keep the form from being sent.
    markBad: (reason?: string) =>
      scope.names().includes('affiliateCode') && refuseField(scope, 'affiliateCode', badWords(reason), t),
  };
}

async function judged(answer: Promise<CodeVerdict>, code: string): Promise<Known> {
  try {
    const verdict = await answer;
    if (verdict === 'known') return { kind: 'applied', code };
    return verdict === 'unasked' ? { kind: 'open', code } : { kind: 'refused', code, reason: verdict.reason };
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return { kind: 'unchecked', code }; // No answer: it is asked again when the form is sent.
  }
}
