import { Component, type ContextType, type ReactNode, useEffect } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { RetryCard } from '@/storefront/ui/states/retry-card';
import { useTryAgain } from '@/storefront/ui/states/use-try-again';
import { messages } from './messages';
import { RendererContext, useRenderer } from './renderer-context';

type Props = { readonly node: string; readonly use: string; readonly layout: string; readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Catches the error of one widget: its place shows a card with a button, the page around it stays. */
export class WidgetBoundary extends Component<Props, State> {
  static override contextType = RendererContext;
  declare context: ContextType<typeof RendererContext>;
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { node, layout, use } = this.props;
    this.context?.report({ kind: 'widget-failed', node, layout, error, message: messages.widgetFailed(use, node) });
  }

  override render(): ReactNode {
    return this.state.failed ? <FailureCard onRetry={this.#retry} /> : this.props.children;
  }

  readonly #retry = (): void => this.setState({ failed: false });
}

/** A tap on any failure card asks again for everything that failed, so each card listens for that. */
function FailureCard({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  const { widgets } = useRenderer();
  const tryAgain = useTryAgain();
  useEffect(() => widgets.onRetry(onRetry), [widgets, onRetry]);
  return <RetryCard title={text('widget.failed')} retryLabel={text('widget.retry')} onRetry={tryAgain} />;
}
