import type { ComponentChildren } from "preact";

/** A panel and its name on the tab. */
export interface Tab {
  readonly name: string;
  readonly title: string;
  readonly body: () => ComponentChildren;
}

interface TabsProps {
  readonly label: string;
  readonly open: string;
  readonly tabs: readonly Tab[];
  readonly onOpen: (name: string) => void;
}

/** Panels of which one is open; arrow keys go from tab to tab. */
export function Tabs({ label, open, tabs, onOpen }: TabsProps) {
  const current = tabs.find(({ name }) => name === open) ?? tabs[0];
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || current === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    onOpen(next.name);
    document.getElementById(`tab-${next.name}`)?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === current?.name}
            aria-controls="tab-body"
            tabIndex={name === current?.name ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id="tab-body" role="tabpanel" aria-labelledby={`tab-${current?.name ?? ""}`}>
        {current?.body()}
      </div>
    </div>
  );
}
