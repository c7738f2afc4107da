import type { EndpointName } from '@/mocks/server/endpoint-map';
import type { Run } from '../../check';
import { callNames, calls, idsOfNothing, isInLevel } from '../../calls';
import { isMissing, type Client, type Reply } from '../../client';
import { checkRefusal } from '../../compare';
import { facts } from '../../facts';
import type { Sent } from '../../words';

/** A text in the shape of many tokens, which no server has issued. */
const FOREIGN = 'conform-0123456789abcdef0123456789abcdef0123456789abcdef';

/** A request that a server without a check of its caller could answer. */
function sentTo(name: EndpointName, as: string): Sent {
  const hasBody = calls[name].request.type !== 'undefined';
  return { params: idsOfNothing(name), ...(hasBody ? { body: {} } : {}), as };
}

const EXPOSED = 'Anyone could read or change the account.';
const SILENT = 'The app ends a session only after a 401, so this student stays on a broken page.';

function checkBearer(client: Client, reply: Reply): void {
  const isOpen = reply.status > 0 && reply.status < 400;
  checkRefusal(client, reply, { status: 401, so: isOpen ? EXPOSED : SILENT });
}

/** The public token guards nothing secret: a server that does not ask for it works. */
function checkVisit(client: Client, reply: Reply): void {
  const isOpen = reply.status < 400;
  checkRefusal(client, reply, {
    status: 401,
    ...(isOpen
      ? { severity: 'warning', so: 'The app works, but a visit never ends.' }
      : { so: 'The app asks for a new public token only after a 401.' }),
  });
}

/** The token with its last letter changed. */
function altered(token: string): string {
  return `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
}

/** A call that needs a token, without one and with one that is not valid: 401, and nothing else. */
export async function checkAccess({ visitor, nobody, main, options, report }: Run): Promise<void> {
  for (const name of callNames) {
    if (!isInLevel(name, options.level) || report.isAbsent(name)) continue;
    const { needs } = facts[name];
    if (needs === 'bearer') {
      const reply = await visitor.send(name, sentTo(name, 'without a token'));
      // Who calls is looked at before what: a 404 without a token is a path that the server does not have.
      if (isMissing(report, reply)) continue;
      checkBearer(visitor, reply);
      const foreign = visitor.as({ bearer: FOREIGN });
      checkBearer(foreign, await foreign.send(name, sentTo(name, 'with an unknown token')));
    }
    if (needs === 'visit' || needs === 'either') {
      const reply = await nobody.send(name, sentTo(name, 'without X-auth-token'));
      if (isMissing(report, reply)) continue;
      checkVisit(nobody, reply);
      const foreign = nobody.as({ visit: FOREIGN });
      checkVisit(foreign, await foreign.send(name, sentTo(name, 'with an unknown X-auth-token')));
    }
  }
  const { bearer } = main.client.caller;
  const changed = visitor.as({ bearer: bearer && altered(bearer) });
  const as = 'with a token of which one letter was changed';
  checkBearer(changed, await changed.send('getUser', { as }));
  if (options.expiredToken === null) {
    const what = 'not checked: an expired token. Give one with --expired-token.';
    return report.unchecked('getUser', what);
  }
  const expired = visitor.as({ bearer: options.expiredToken });
  checkBearer(expired, await expired.send('getUser', { as: 'with an expired token' }));
}
