import { useRef, type KeyboardEvent } from 'react';

type Props<V extends string> = {
  label: string;
  tabs: readonly { value: V; label: string }[];
  open: V;
  onOpen: (value: V) => void;
  /** Id of the panel under them; those of the tabs begin with it. */
  panelId: string;
};

/** Tabs beside a heading. Arrow keys, Home and End go from tab to tab. */
export function Tabs<V extends string>({ label, tabs, open, onOpen, panelId }: Props<V>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ value }) => value === open);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    if (!tab) return;
    onOpen(tab.value);
    list.current?.querySelector<HTMLElement>(`#${panelId}-${tab.value}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-x-7"
    >
      {tabs.map(({ value, label: text }) => (
        <button
          key={value}
          id={`${panelId}-${value}`}
          type="button"
          role="tab"
          aria-selected={value === open}
          aria-controls={value === open ? panelId : undefined}
          tabIndex={value === open ? 0 : -1}
          onClick={() => onOpen(value)}
          className="moves min-h-12 text-muted -outline-offset-2 enabled-hover:text-ink aria-selected:font-600 aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_0_var(--color-brand)]"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
