import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import imageStyles from '@/storefront/features/blocks/image.module.css';
import linkStyles from '@/storefront/features/blocks/link.module.css';
import screenStyles from '@/storefront/features/blocks/screen.module.css';
import captchaStyles from '@/storefront/forms/fields/captcha-field.module.css';
import diallingStyles from '@/storefront/forms/fields/dialling/dialling.module.css';
import lineStyles from '@/storefront/forms/fields/text-field.module.css';
import styles from '@/storefront/forms/form.module.css';
import { Button, IconButton } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { Checkbox } from '@/storefront/ui/fields/checkbox';
import { FieldShell, fieldAria } from '@/storefront/ui/fields/field-shell';
import { Heading } from '@/storefront/ui/heading';
import { Icon } from '@/storefront/ui/icons/icon';
import { Picture } from '@/storefront/ui/picture';
import { Spinner } from '@/storefront/ui/states/spinner';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import type { HandField } from './case-data';

type Props = {
  readonly fields: readonly HandField[];
  /** Optional fields are below "More details", as on the page that players see. */
  readonly isFolded?: boolean;
  /** Path of the picture above the form. */
  readonly hero?: string | undefined;
  readonly onDone?: () => void;
};

const tabs = [
  { key: 'username', label: 'By username' },
  { key: 'mobile', label: 'By mobile' },
] as const;

/**
 * The control: the same page of nineteen fields, written by hand with react-hook-form and the same queries and ui
 * parts.
 */
export function HandForm(props: Props) {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <Screen {...props} />
    </QueryClientProvider>
  );
}

function Screen(props: Props) {
  const [method, setMethod] = useState<'username' | 'mobile'>('username');
  return (
    <section className={screenStyles.screen} data-tone="center" aria-labelledby="title">
      <div className={screenStyles.head}>
        <IconButton icon="back" label="Back" onClick={() => undefined} />
        <Heading level={1} id="title">
          Register
        </Heading>
      </div>
      <div className={screenStyles.body}>
        {props.hero !== undefined && (
          <div className={imageStyles.image} data-ratio="16/9">
            <Picture src={props.hero} alt="" width={1080} height={600} priority />
          </div>
        )}
        <Card pad="l">
          <div className={styles.form}>
            <div className={styles.head}>
              <Heading>Create an account</Heading>
              <p className={styles.note}>A minute now, the whole night after.</p>
            </div>
            <Tabs label="Register" tabs={tabs} chosen={method} onChoose={setMethod} />
            <Fields {...props} />
            <div className={styles.links}>
              <HandLink icon="user" label="I have an account" />
              <HandLink icon="headset" label="Service" />
            </div>
          </div>
        </Card>
      </div>
    </section>
  );
}

function Fields({ fields, isFolded = false, onDone }: Props) {
  const { register, handleSubmit, formState } = useForm<Record<string, string>>({ mode: 'onTouched' });
  const [isPasswordShown, setPasswordShown] = useState(false);
  const [areDetailsOpen, setDetailsOpen] = useState(!isFolded);
  useQuery({ queryKey: ['captcha'], queryFn: neverAnswers });
  useQuery({ queryKey: ['countries'], queryFn: neverAnswers });
  const rowOf = (field: HandField) => {
    const { name, label, hint, icon, type, required } = field;
    const error = formState.errors[name]?.message;
    const eye = (
      <IconButton
        icon={isPasswordShown ? 'eye-off' : 'eye'}
        label="Show"
        onClick={() => setPasswordShown(!isPasswordShown)}
      />
    );
    const isMobile = name === 'mobileNum';
    return (
      <FieldShell
        key={name}
        id={name}
        label={label}
        hint={hint}
        icon={isMobile ? undefined : icon}
        error={error}
        mark={required ? undefined : 'optional'}
        end={type === 'password' ? eye : endElements[name]}
      >
        <span className={lineStyles.line} dir={isMobile ? 'ltr' : undefined}>
          {isMobile && <DiallingCode />}
          <input
            {...fieldAria(name, error, hint)}
            {...register(name, rulesOf(field))}
            type={type === 'password' && isPasswordShown ? 'text' : type}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-required={required || undefined}
          />
        </span>
      </FieldShell>
    );
  };
  return (
    <form className={styles.form} aria-label="Register" noValidate onSubmit={handleSubmit(() => onDone?.())}>
      {fields.filter((field) => !isFolded || isAlwaysShown(field)).map(rowOf)}
      {isFolded && (
        <div className={styles.rest} hidden={!areDetailsOpen}>
          {fields.filter((field) => !isAlwaysShown(field)).map(rowOf)}
        </div>
      )}
      {!areDetailsOpen && (
        <Button tone="ghost" icon="plus" wide onClick={() => setDetailsOpen(true)}>
          More details
        </Button>
      )}
      <Checkbox input={register('terms')}>I accept the terms</Checkbox>
      <HandLink icon="document" label="Read the terms" />
      <Checkbox
        input={register('age', { required: 'You have to be of age' })}
        error={{ text: formState.errors.age?.message }}
      >
        I am of age
      </Checkbox>
      <Button type="submit" size="l" wide>
        Register
      </Button>
    </form>
  );
}

/** The captcha and the repeated password have no rule of their own. */
function isAlwaysShown({ name, required }: HandField): boolean {
  return required || name === 'captcha' || name === 'confirmPassword';
}

/** The element at the end of a field's box. */
const endElements: { readonly [name: string]: ReactNode } = {
  verificationCode: (
    <Button tone="ghost" size="s">
      Send
    </Button>
  ),
  captcha: (
    <button type="button" className={captchaStyles.picture} aria-label="New picture" aria-busy>
      <Spinner />
    </button>
  ),
};

function DiallingCode() {
  return (
    <button type="button" className={diallingStyles.button} aria-haspopup="dialog" aria-label="Dialling code" disabled>
      <span className={diallingStyles.flag} />
      <span className={diallingStyles.code}>+</span>
      <Icon name="chevron" size="s" />
    </button>
  );
}

const neverAnswers = () => new Promise<string>(() => undefined);

function HandLink({ icon, label }: { readonly icon: string; readonly label: string }) {
  return (
    <button type="button" className={linkStyles.link} onClick={() => undefined}>
      <Icon name={icon} size="s" />
      <span>{label}</span>
    </button>
  );
}

function rulesOf(field: HandField): RegisterOptions<Record<string, string>, string> {
  const { label, required, minLength, maxLength, pattern } = field;
  const length = `${label} has ${minLength} to ${maxLength} characters`;
  return {
    required: required && `${label} is required`,
    minLength: { value: minLength, message: length },
    maxLength: { value: maxLength, message: length },
    pattern: { value: new RegExp(`^(?:${pattern})$`, 'u'), message: `${label} is not right` },
  };
}
