import { FundField } from '@/storefront/forms/account/fund/fund-field';
import { useFundLock } from '@/storefront/forms/account/fund/use-fund-lock';
import { useOneMessage } from '@/storefront/forms/account/fund/use-one-message';
import { StepDialog } from '@/storefront/forms/account/step-dialog';
import { useChangeForm } from '@/storefront/forms/account/use-change-form';
import { useCloseWithToast } from '@/storefront/forms/account/use-close-with-toast';
import { useReadFresh } from '@/storefront/forms/account/use-read-fresh';
import { SelectField } from '@/storefront/forms/fields/select-field';
import { TextField } from '@/storefront/forms/fields/text-field';
import { ownQuestionsQuery, securityQuestionsQuery } from '@/storefront/platform/gateway/queries/member/security';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { useText } from '@/storefront/platform/languages/use-text';
import { isOn } from '@/storefront/platform/session/session';
import { QueryState } from '@/storefront/ui/states/query-state';
import styles from './security.module.css';

type Props = { readonly isSet: boolean; readonly onClose: () => void };

/** A security question, set with the fund password. */
export function QuestionDialog({ isSet, onClose }: Props) {
  const t = useText();
  const gateway = useGateway();
  const allQuestions = useQuery(securityQuestionsQuery(gateway));
  const memberQuestions = useQuery(ownQuestionsQuery(gateway));
  const readFresh = useReadFresh();
  // Whether a changed answer was saved cannot be read.
  const checkSaved = async () =>
    isSet ? undefined : isOn((await readFresh(securityConfigQuery(gateway))).hasSecurityQuestion);
  const { scope, isFundWrong, step } = useChangeForm(
    async ({ form }) => {
      const { question, answer = '', fund = '' } = form.getValues('values');
      const request = {
        question: question || (allQuestions.data?.[0]?.question ?? ''),
        answer: answer.trim(),
        withdrawPassword: latinDigits(fund),
      };
      return isSet ? gateway.call('changeQuestion', request) : gateway.call('setQuestion', request);
    },
    useCloseWithToast(onClose),
    { checkSaved },
  );
  const { problem, quiet } = useOneMessage({ problem: step.problem, isFundWrong });
  const isLocked = useFundLock() !== undefined;
  const [current] = memberQuestions.data?.questions ?? [];
  return (
    <StepDialog
      {...step}
      problem={problem}
      locked={isLocked}
      title={t('widget.security.question')}
      onSubmit={() => allQuestions.data !== undefined && step.onSubmit()}
      onClose={onClose}
    >
      <QueryState query={allQuestions} skeleton="form">
        {(questions) => (
          <>
            {current && <p className={styles.note}>{t('widget.security.current', { question: current })}</p>}
            <SelectField
              scope={scope}
              name="question"
              label={t('widget.security.question')}
              options={questions.flatMap(({ question }) => (question ? [{ value: question, words: question }] : []))}
            />
            <TextField
              scope={scope}
              name="answer"
              label={t('widget.security.answer')}
              hint={t('widget.security.answerHint')}
              rule={{ required: true, minLength: 2, maxLength: 50 }}
            />
            <FundField scope={scope} name="fund" label={t('widget.security.fund')} quiet={quiet} last />
          </>
        )}
      </QueryState>
    </StepDialog>
  );
}
