import { testWidgets } from './test-widgets.ts';
import { startWebKit } from './webkit.ts';

const { HEARTH_WEBKIT_DRIVER: driver, HEARTH_MINI_BROWSER: miniBrowser, HEARTH_XVFB: xvfb } = process.env;

testWidgets(
  'WebKit',
  driver && miniBrowser && xvfb ? () => startWebKit({ driver, miniBrowser, xvfb }) : undefined,
);
