import { createContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { type FormScope, fieldName } from '@/storefront/forms/form-scope';
import { refuseField } from '@/storefront/forms/show-refusals';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { isGatewayError } from '@/storefront/platform/gateway/gateway-error';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { type LiveText, useText } from '@/storefront/platform/languages/use-text';
import { dropInvitation, invitationOf, keepInvitation } from '@/storefront/platform/session/invitation';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import { type CodeVerdict, checkAffiliate, judgeAffiliate } from './check-affiliate';

/**
 * The state of the player's code, with the platform's reason if it is refused. `open`: only the registration call will
 * tell; `unchecked`: the check got no answer.
 */
type CheckedCode = {
  readonly kind: 'none' | 'open' | 'unchecked' | 'applied' | 'refused';
  readonly code: string;
  readonly reason?: string | undefined;
};

/** The invitation as a form uses it. */
export type FormInvitation = CheckedCode & {
  /** Whether the player brought a code to this form, whatever its state. */
  readonly hasCome: boolean;
  /**
   * The code to register with: the one that the player brought, otherwise the typed one. An unchecked one is checked
   * first.
   */
  readonly settle: (typed: string) => Promise<string>;
  /** Call it if the platform refuses the code. If no field shows the code, the next try goes without it. */
  readonly refuse: () => void;
  /** Call it if the player wants another code, or none. */
  readonly remove: () => void;
  /** Call it when the account exists: the code is used up. */
  readonly spend: () => void;
};

/** The invitation of the form around a field; undefined in forms without one. */
export const InvitationContext = createContext<FormInvitation | undefined>(undefined);

/** Whether the code will be sent with the registration, as far as is known. */
export const isApplied = ({ kind }: Pick<FormInvitation, 'kind'>) => kind === 'applied' || kind === 'open';

const noCode: CheckedCode = { kind: 'none', code: '' };
const codePath = fieldName('affiliateCode');

/**
 * The invitation code that a player brought, on this page or an earlier one. It is filled into its field and checked at
 * once, and the result is shown there. Call this hook after the draft was read.
 */
export function useInvitation(scope: FormScope): FormInvitation {
  const { form, names } = scope;
  const gateway = useGateway();
  const [checkedCode, setCheckedCode] = useState(noCode);
  const [hasCome, setHasCome] = useState(false);
  const pendingCheck = useRef<Promise<CheckedCode>>(Promise.resolve(noCode));
  const settleCode = (next: CheckedCode) => {
    pendingCheck.current = Promise.resolve(next);
    storeCode(next);
    setCheckedCode(next);
  };
  const { toastBad: toastBadCode, markBad: markBadCode } = useBadCodeMessages(scope);
  /** Gives the final result. If a code is refused, an earlier one is tried. */
  const checkCode = (code: string): Promise<CheckedCode> => {
    const check = checkedCodeOf(judgeAffiliate(gateway, code), code).then((next) => {
      if (pendingCheck.current !== check) return next;
      if (next.kind === 'refused') {
        toastBadCode(next.reason);
        const earlierCheck = checkEarlierCode();
        if (earlierCheck !== undefined) return earlierCheck;
        storeCode(next);
        markBadCode(next.reason);
      }
      setCheckedCode(next);
      return next;
    });
    pendingCheck.current = check;
    return check;
  };
  const checkEarlierCode = (): Promise<CheckedCode> | undefined => {
    const storage = browserStorageOf(window);
    const [code, ...earlier] = invitationOf(storage)?.earlier ?? [];
    if (code === undefined) return undefined;
    keepInvitation(storage, { code, isNew: false, earlier });
    form.setValue(codePath, code);
    return checkCode(code);
  };
  useNewCode(form, (code, isBad) => {
    setHasCome(true);
    if (!isBad) return void checkCode(code);
    settleCode({ kind: 'refused', code });
    markBadCode();
  });
  const settle = async (typed: string): Promise<string> => {
    const result = await pendingCheck.current;
    if (isApplied(result)) return result.code;
    const isHiddenCode = result.kind === 'unchecked' && !names().includes('affiliateCode');
    const code = isHiddenCode ? result.code : typed;
    if (code !== '') await checkAffiliate(gateway, code);
    return code;
  };
  const remove = () => {
    settleCode(noCode);
    form.setValue(codePath, '');
    form.setFocus(codePath);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field must render only when the state of the code changes
  return useMemo(
    () => ({
      ...checkedCode,
      hasCome,
      settle,
      remove,
      refuse: () => {
        // If the player typed another code, its refusal says nothing of the one that was brought.
        if (checkedCode.code === '' || form.getValues(codePath) !== checkedCode.code) return;
        if (checkEarlierCode() === undefined) settleCode({ ...checkedCode, kind: 'refused' });
      },
      spend: () => settleCode(noCode),
    }),
    [checkedCode, hasCome],
  );
}

/** Fills in the waiting code once. A code that was typed meanwhile stays, unless the waiting one is newer. */
function useNewCode(form: FormScope['form'], onCode: (code: string, isBad: boolean) => void): void {
  const [params] = useSearchParams();
  const takenCode = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is looked for when the form opens, and when the address may bring a newer one
  useEffect(() => {
    const storage = browserStorageOf(window);
    const invitation = invitationOf(storage);
    const typed = form.getValues(codePath) ?? '';
    if (invitation === undefined || (invitation.code === takenCode.current && !invitation.isNew)) return;
    takenCode.current = invitation.code;
    const { code, isNew, isBad = false } = invitation;
    // A bad code that the player removed stays removed.
    if (isBad && typed !== code) return dropInvitation(storage);
    if (!isNew && typed !== '' && typed !== code) return;
    keepInvitation(storage, { ...invitation, isNew: false });
    form.setValue(codePath, code);
    form.clearErrors(codePath);
    onCode(code, isBad);
  }, [params]);
}

/** A code is kept until an account exists, or the player wants another one. */
function storeCode({ kind, code }: CheckedCode): void {
  const storage = browserStorageOf(window);
  if (kind === 'refused' && code !== '') keepInvitation(storage, { code, isNew: false, earlier: [], isBad: true });
  else if (kind !== 'applied') dropInvitation(storage);
}

function useBadCodeMessages(scope: FormScope) {
  const t = useText();
  const badCodeText =
    (reason: string | undefined): LiveText =>
    (text) =>
      reason ?? text('error.invitation');
  return {
    /** As a toast: nothing was tapped, and the field may be far below. */
    toastBad: (reason?: string) =>
      toast({ kind: 'fail', text: badCodeText(reason)(t), duration: durations.short, silent: true }),
    // Only if a field shows the code: an error without a visible field would block the form.
    markBad: (reason?: string) =>
      scope.names().includes('affiliateCode') && refuseField(scope, 'affiliateCode', badCodeText(reason), t),
  };
}

async function checkedCodeOf(answer: Promise<CodeVerdict>, code: string): Promise<CheckedCode> {
  try {
    const verdict = await answer;
    if (verdict === 'known') return { kind: 'applied', code };
    return verdict === 'unasked' ? { kind: 'open', code } : { kind: 'refused', code, reason: verdict.reason };
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return { kind: 'unchecked', code }; // No answer: the code is checked again when the form is sent.
  }
}
