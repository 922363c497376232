import { useText } from '@/storefront/platform/languages/use-text';
import { FieldGroup } from '@/storefront/ui/fields/field-group';
import { Tabs } from '@/storefront/ui/tabs/tabs';

/** Kind of an account, by its number on the wire: 0 member, 1 agent. */
export type AccountType = '0' | '1';

type Props = { readonly chosen: AccountType; readonly onChoose: (type: AccountType) => void };

/** A choice of member or agent. */
export function TypeTabs({ chosen, onChoose }: Props) {
  const t = useText();
  const label = t('widget.open.type');
  return (
    <FieldGroup label={label}>
      <Tabs
        label={label}
        tabs={[
          { key: '0', label: t('widget.open.type.0') },
          { key: '1', label: t('widget.open.type.1') },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
    </FieldGroup>
  );
}
