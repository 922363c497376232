import { Component, type ContextType, type ReactNode, useEffect } from 'react';
import { useText } from '@/storefront/platform/languages/use-text';
import { RetryCard } from '@/storefront/ui/states/retry-card';
import { useTryAgain } from '@/storefront/ui/states/use-try-again';
import { messages } from './messages';
import { RendererContext, useRenderer } from './renderer-context';

type Props = { readonly node: string; readonly use: string; readonly layout: string; readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Keeps a widget's failure in the widget's own place: a card with a button, the page around it stays. */
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
    return this.state.failed ? <FailureCard onRetry={this.#again} /> : this.props.children;
  }

  readonly #again = (): void => this.setState({ failed: false });
}

/** Its tap, like that of any other card, asks again for all that failed; so a place draws itself again whoever asked. */
function FailureCard({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  const { widgets } = useRenderer();
  const tryAgain = useTryAgain();
  useEffect(() => widgets.onRetry(onRetry), [widgets, onRetry]);
  return <RetryCard title={text('widget.failed')} retryLabel={text('widget.retry')} onRetry={tryAgain} />;
}
