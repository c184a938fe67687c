import type { CaptchaAction } from '@hearth/widgets/captcha/captcha.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { App } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';

/**
 * Calls the server, and again with a captcha where the server asks for one. Most visitors need none, so its code loads only then.
 * Rejects with `ApiError`.
 */
export async function callWithCaptcha<Answer>(
  { client, queries }: Pick<App, 'client' | 'queries'>,
  action: CaptchaAction,
  call: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'captcha_failed') throw error;
  }
  const [site, { createCaptcha }] = await Promise.all([
    queries.fetchQuery(siteQuery(client)),
    import('@hearth/widgets/captcha/captcha.ts'),
  ]);
  return call(await createCaptcha(client).take(site, action));
}
