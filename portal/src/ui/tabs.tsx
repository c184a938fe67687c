import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './tabs.css';

interface TabsProps<Value extends string> {
  /** Name of the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Those of another look. */
  readonly classNames?: { readonly list: string; readonly tab: string; readonly panel: string };
  /** The content of the chosen tab. */
  readonly children: ReactNode;
}

const look = { list: 'tabs', tab: 'tabs__tab', panel: 'tabs__panel' };

/** Tabs over one panel. Arrow keys choose as they move; the panel is no stop of the Tab key, what it holds is. */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactNode {
  const { label, tabs, value, onChange, classNames = look, children } = props;
  return (
    <BaseTabs.Root value={value} onValueChange={onChange}>
      <BaseTabs.List className={classNames.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} className={classNames.tab} value={tab.value}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel className={classNames.panel} value={value} tabIndex={-1}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
