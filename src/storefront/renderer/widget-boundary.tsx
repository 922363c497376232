import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ContextType, type ReactNode } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { RetryCard } from '@/storefront/ui/retry-card';
import { messages } from './messages';
import { StorefrontContext, useRuntime } from './storefront-context';

type Props = { readonly node: string; readonly use: string; readonly layout: string; readonly children: ReactNode };
type State = { readonly failed: boolean; readonly error?: unknown };

/** Keeps a widget's failure in the widget's own place: a card with a button, the page around it stays. */
export class WidgetBoundary extends Component<Props, State> {
  static override contextType = StorefrontContext;
  declare context: ContextType<typeof StorefrontContext>;
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    const { node, layout, use } = this.props;
    this.context?.report({ kind: 'widget-failed', node, layout, error, message: messages.widgetFailed(use, node) });
  }

  override render(): ReactNode {
    const { failed, error } = this.state;
    return failed ? <FailureCard use={this.props.use} error={error} onRetry={this.#again} /> : this.props.children;
  }

  readonly #again = (): void => this.setState({ failed: false });
}

type FailureProps = { readonly use: string; readonly error: unknown; readonly onRetry: () => void };

function FailureCard({ use, error, onRetry }: FailureProps) {
  const text = useText();
  const { widgets } = useRuntime();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    widgets.retry(use, error);
    onRetry();
  };
  return <RetryCard title={text('widget.failed')} retryLabel={text('widget.retry')} onRetry={retry} />;
}
