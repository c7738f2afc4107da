import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { useId, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { openState, type Anchored } from './anchored';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

type MenuProps = Anchored & {
  /** Items, separators, headings. */
  children: ReactNode;
  /** Shown above the items, such as the account's name. */
  header?: ReactNode;
  align?: 'start' | 'end';
  /** Beside its button instead of below it: as tall as the window. */
  beside?: boolean;
};

/**
 * The container of an open menu: the page's landmark, so that all content is inside one. Queried when a menu
 * opens, because each page has its own.
 */
const landmark: RefObject<HTMLElement | null> = {
  get current() {
    return document.querySelector('main') ?? document.body;
  },
};

/** Whether an action of the menu has moved the focus, such as the removal of a card, which moves it to Undo. */
function hasMovedFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== document.body && !activeElement?.closest('[role="menu"]');
}

/** Names an anchored menu by its button, which may have no id yet. */
function nameByOpener(menu: HTMLElement, opener: HTMLElement, spareId: string): void {
  opener.id ||= spareId;
  menu.setAttribute('aria-labelledby', opener.id);
}

/** The item that is chosen, else the first one. */
function firstItem(menu: HTMLElement): HTMLElement | null {
  return menu.querySelector('[aria-checked="true"]') ?? menu.querySelector('[role^="menuitem"]');
}

/** A menu below a button: arrow keys, type-ahead, Escape, and focus restored. */
export function Menu({ children, header, align = 'end', beside = false, ...anchored }: MenuProps) {
  const { trigger, anchor } = anchored;
  const popup = useRef<HTMLDivElement>(null);
  const spareId = useId();
  // Base UI only knows of its own trigger, and how that was pressed. After a press of a pointer, the focus is on the menu.
  const initialFocus = () => {
    const menu = popup.current;
    const opener = anchor?.current;
    if (!menu || !opener) return true;
    nameByOpener(menu, opener, spareId);
    return opener.matches(':focus-visible') ? (firstItem(menu) ?? true) : true;
  };
  return (
    <Base.Root modal={false} {...openState(anchored)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal container={landmark}>
        <Base.Positioner
          anchor={anchor}
          align={beside ? 'start' : align}
          side={beside ? 'inline-start' : 'bottom'}
          {...(beside && { collisionAvoidance: { side: 'flip', align: 'shift' } })}
          sideOffset={8}
          collisionPadding={16}
          className="z-30 outline-none"
        >
          <Base.Popup
            ref={popup}
            {...(anchor && { initialFocus })}
            // A scrolling menu has to be focusable itself; arrow keys focus only its items.
            tabIndex={0}
            finalFocus={anchor && (() => (hasMovedFocus() ? false : anchor.current))}
            className="floats max-h-(--available-height) w-66 max-w-(--available-width) overflow-y-auto p-2 outline-none"
          >
            {header !== undefined && (
              <div className="-mx-2 mb-2 border-b px-5 pt-2 pb-4">{header}</div>
            )}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type ItemLook = {
  icon?: LucideIcon;
  /** A destructive action. */
  warn?: boolean;
  children: ReactNode;
};

function itemClass(warn = false) {
  return cx(
    'moves group flex min-h-11 cursor-pointer items-center gap-3 rounded-item px-3 py-[9px] font-500 no-underline outline-none select-none',
    'data-highlighted:bg-brand-soft data-highlighted:forced-colors:outline-2',
    'data-disabled:cursor-not-allowed data-disabled:text-muted',
    warn && 'text-accent',
  );
}

function ItemContent({ icon, warn = false, children }: ItemLook) {
  return (
    <>
      {icon && <Icon of={icon} className={warn ? 'text-accent' : 'text-muted'} />}
      <span className="flex-1 text-pretty">{children}</span>
    </>
  );
}

/** An item that runs an action and closes the menu. */
export function MenuItem({
  onSelect,
  disabled = false,
  ...look
}: ItemLook & { onSelect: () => void; disabled?: boolean }) {
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={itemClass(look.warn)}>
      <ItemContent {...look} />
    </Base.Item>
  );
}

/** An item that navigates: `link` is the link element to render, with its own `to` or `href`. */
export function MenuLink({ link, ...look }: ItemLook & { link: ReactElement }) {
  return (
    <Base.LinkItem render={link} closeOnClick className={itemClass(look.warn)}>
      <ItemContent {...look} />
    </Base.LinkItem>
  );
}

type MenuChoicesProps<V extends string> = {
  label: ReactNode;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
};

/** A radio group inside a menu. */
export function MenuChoices<V extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoicesProps<V>) {
  return (
    <Base.RadioGroup
      value={value}
      onValueChange={(next: unknown) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onChange(option.value);
      }}
    >
      <Base.GroupLabel className="px-3 pt-2 pb-1 text-13 text-muted">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          className={itemClass()}
        >
          <span className="flex-1">{option.label}</span>
          <Base.RadioItemIndicator className="text-brand">
            <Icon of={Check} size={18} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** A hairline between groups. */
export function MenuSeparator() {
  return <Base.Separator className="-mx-2 my-2 border-t" />;
}
