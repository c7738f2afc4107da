import { screen } from '@testing-library/react';
import { changeTables, readTables } from '@/mocks/data/db';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

/** The page that confirms a phone number. */
export const PATH = '/signup/verify-phone';
export const MINH = 'minh@example.com';
export const code = () => screen.findByLabelText('Six-digit code');
export const path = ({ router }: RenderedRoute) => router.state.location.pathname;

/** Minh's phone on the server. */
export async function givePhone(phone: string | null, phoneVerified = false): Promise<void> {
  await changeTables(({ accounts }) => {
    const account = accounts.find(({ email }) => email === MINH);
    if (account)
      Object.assign(account, { phone, phoneVerified, phoneCode: { sentAt: 0, wrong: 0 } });
  });
}

/** Minh's account on the server. */
export async function minh() {
  const { accounts } = await readTables();
  return accounts.find(({ email }) => email === MINH);
}

/** The bodies of the calls whose URL ends so. */
export async function sent(app: RenderedRoute, end = '/verify-phone'): Promise<unknown[]> {
  return (await app.requests()).filter(({ url }) => url.endsWith(end)).map(({ body }) => body);
}

/** The page of an account with an unconfirmed number. */
export async function open(): Promise<RenderedRoute> {
  await givePhone('+84912345678');
  return renderRoute(`${PATH}?next=%2Fresources`, { signedInAs: 'minh' });
}
