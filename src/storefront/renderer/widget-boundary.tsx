import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useText } from '@/storefront/i18n/use-text';
import { RetryCard } from '@/storefront/ui/retry-card';
import { messages } from './messages';
import type { Report } from './report';
import { useRuntime } from './storefront-context';

type Props = { readonly node: string; readonly use: string; readonly layout: string; readonly children: ReactNode };

/** Keeps a widget's failure in the widget's own place: a card with a button, the page around it stays. */
export function WidgetBoundary({ node, use, layout, children }: Props) {
  const { report, widgets } = useRuntime();
  const { reset } = useQueryErrorResetBoundary();
  const retry = (error: unknown) => {
    reset();
    widgets.retry(use, error);
  };
  return (
    <Boundary node={node} use={use} layout={layout} report={report} onRetry={retry}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = Props & { readonly report: (report: Report) => void; readonly onRetry: (error: unknown) => void };
type State = { readonly failed: boolean; readonly error?: unknown };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    const { report, node, use, layout } = this.props;
    report({ kind: 'widget-failed', node, layout, error, message: messages.widgetFailed(use, node) });
  }

  override render(): ReactNode {
    return this.state.failed ? <FailureCard onRetry={this.#retry} /> : this.props.children;
  }

  readonly #retry = (): void => {
    this.props.onRetry(this.state.error);
    this.setState({ failed: false });
  };
}

function FailureCard({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return <RetryCard title={text('widget.failed')} retryLabel={text('widget.retry')} onRetry={onRetry} />;
}
