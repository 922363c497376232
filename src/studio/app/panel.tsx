import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { BrandChoice, Now, Setting } from '../contract';
import { type Address, go } from './address';
import type { Marked } from './frames/use-frame';
import { ChangesPanel } from './panels/changes-panel';
import { FilesPanel } from './panels/files-panel';
import { HistoryPanel } from './panels/history-panel';
import { PagePanel } from './panels/page-panel';
import { ProblemsPanel } from './panels/problems-panel';
import { SearchPanel } from './panels/search-panel';
import { TextsPanel } from './panels/texts-panel';
import { ThemePanel } from './panels/theme/theme-panel';
import { TryPanel } from './panels/try-panel';

export type PanelProps = {
  readonly look: Address;
  readonly brand: BrandChoice;
  readonly now: Now;
  readonly setting: Setting;
  readonly setNow: (now: Now) => void;
  readonly marked: Marked | undefined;
  /** Shows why something was refused. */
  readonly refuse: (error: unknown) => void;
};

const tabs = ['page', 'theme', 'texts', 'search', 'problems', 'files', 'try', 'changes', 'history'] as const;

/** The panels beside the frames, which explain and edit. */
export function Panel(props: PanelProps) {
  const { look, now } = props;
  const errors = now.problems.filter(({ severity }) => severity === 'error').length;
  const triedCount = Object.keys(now.tried).length;
  const words = {
    page: 'Page',
    theme: 'Theme',
    texts: 'Texts',
    search: 'Search',
    problems: `Problems${errors > 0 ? ` (${errors})` : ''}`,
    files: 'Files',
    try: `What if${triedCount > 0 ? ' •' : ''}`,
    changes: `Changes${now.edited.length > 0 ? ` (${now.edited.length})` : ''}`,
    history: 'History',
  };
  const { part, onFocus } = useKeptFocus();
  const handleArrowKey = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.indexOf(look.tab) + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    go({ tab: next }, 'replace');
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside
      className={`panel ${look.tab === 'files' || look.tab === 'texts' ? 'wide' : ''}`}
      aria-label="Explain and change"
    >
      <div role="tablist" aria-label="Parts" className="tabs" onKeyDown={handleArrowKey}>
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === look.tab}
            aria-controls="part"
            tabIndex={tab === look.tab ? 0 : -1}
            onClick={() => go({ tab }, 'replace')}
          >
            {words[tab]}
          </button>
        ))}
      </div>
      <div
        ref={part}
        role="tabpanel"
        id="part"
        aria-labelledby={`tab-${look.tab}`}
        className="part"
        tabIndex={-1}
        onFocus={onFocus}
      >
        <Part {...props} />
      </div>
    </aside>
  );
}

/** Focuses the panel when the element in it that had the focus is removed, such as a button that was pressed. */
function useKeptFocus() {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    if (last.current?.isConnected !== false || document.activeElement !== document.body) return;
    last.current = null;
    part.current?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  return { part, onFocus };
}

function Part(props: PanelProps) {
  switch (props.look.tab) {
    case 'page':
      return <PagePanel {...props} />;
    case 'theme':
      return <ThemePanel {...props} />;
    case 'texts':
      return <TextsPanel {...props} />;
    case 'search':
      return <SearchPanel {...props} />;
    case 'problems':
      return <ProblemsPanel {...props} />;
    case 'files':
      return <FilesPanel {...props} />;
    case 'try':
      return <TryPanel {...props} />;
    case 'changes':
      return <ChangesPanel {...props} />;
    case 'history':
      return <HistoryPanel {...props} />;
  }
}
