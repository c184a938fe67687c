import { startOpenIdProvider } from '@hearth/server/testing/openid-provider.ts';

// A provider of OpenID Connect for the journeys: people sign in with any address, which counts as proven.
const page = `<!doctype html><html lang="en"><title>Example ID</title><h1>Example ID</h1>
<form><label>Email <input name="account" type="email"></label> <button>Continue</button></form>
<form><input name="account" type="hidden" value=""><button>Cancel</button></form></html>`;

const { close } = await startOpenIdProvider(`${process.env.SITE}/api/auth/callback/openid`, {
  port: Number(process.env.PORT),
  page,
  accountOf: (email) => ({
    ...{ sub: email, email, email_verified: true },
    ...{ given_name: 'Olive', family_name: 'Ito' },
  }),
});
process.once('SIGTERM', () => void close());
