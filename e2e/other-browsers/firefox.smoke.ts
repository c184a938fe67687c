import { startFirefox } from './firefox.ts';
import { testWidgets } from './test-widgets.ts';

const { HEARTH_FIREFOX } = process.env;

testWidgets('Firefox', HEARTH_FIREFOX ? () => startFirefox(HEARTH_FIREFOX) : undefined);
