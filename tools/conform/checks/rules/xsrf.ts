import type { Run } from '../../check';
import { checkOk } from '../../compare';

const COOKIE = 'XSRF-TOKEN';

/**
 * The app sends `X-XSRF-TOKEN` with the value of the cookie `XSRF-TOKEN`, as axios does: only to its own origin, and only
 * if a script can read the cookie. To another origin it sends no cookie at all.
 */
export async function checkXsrf({ visitor, options, report }: Run): Promise<void> {
  const session = await visitor.send('getSession');
  const cookie = session.headers.getSetCookie().find((one) => one.startsWith(`${COOKIE}=`));
  if (cookie !== undefined) {
    report.check(!/;\s*httponly/i.test(cookie), session, {
      expected: `the cookie ${COOKIE} without HttpOnly`,
      came: 'one with HttpOnly',
      so: 'The app cannot read it, so its calls have no X-XSRF-TOKEN.',
    });
  }
  if (options.origin !== null) {
    const reply = await visitor.send('postCountries', {
      body: {},
      as: 'from another origin, so without cookies and without X-XSRF-TOKEN',
    });
    checkOk(report, reply, {
      expected: 'status 200, as the token in the header is enough',
      so: 'The app sends X-XSRF-TOKEN only to its own origin.',
    });
    return;
  }
  if (cookie === undefined) return;
  const value = cookie.slice(COOKIE.length + 1).split(';')[0] ?? '';
  const headers = { Cookie: `${COOKIE}=${value}`, 'X-XSRF-TOKEN': decodeURIComponent(value) };
  const as = `with the cookie ${COOKIE} and the same value in X-XSRF-TOKEN`;
  const reply = await visitor.send('postCountries', { headers, body: {}, as });
  checkOk(report, reply);
}
