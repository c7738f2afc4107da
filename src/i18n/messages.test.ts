// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '@/test/console';

const refused = vi.hoisted(() => new Set<string>());

/** A message file fails while its name is in `refused`. */
const guarded = vi.hoisted(() => (name: string, text: string) => {
  const messages = { title: text };
  return Object.defineProperty({}, 'default', {
    enumerable: true,
    get: () => {
      if (refused.has(name)) throw new TypeError('Failed to fetch dynamically imported module');
      return messages;
    },
  });
});

vi.mock('/locales/en/account.json', () => guarded('en', 'Log in'));
vi.mock('/locales/vi/account.json', () => guarded('vi', 'Đăng nhập'));

/** A fresh copy of the module, with nothing loaded. */
async function fresh() {
  vi.resetModules();
  const { loadMessages, messagesOf } = await import('./messages');
  const title = (locale: 'en' | 'vi') => messagesOf(locale).getFixedT(locale, 'account')('title');
  return { loadMessages, title };
}

describe('message files', () => {
  beforeEach(() => refused.clear());

  it('are loaded for the requested language, each with its own texts', async () => {
    const { loadMessages, title } = await fresh();
    await loadMessages('vi', ['account']);
    expect(title('vi')).toBe('Đăng nhập');
    await loadMessages('en', ['account']);
    expect(title('en')).toBe('Log in');
    expect(title('vi')).toBe('Đăng nhập');
  });

  it.each([
    ['vi', 'Log in', 'Đăng nhập'],
    ['en', 'Đăng nhập', 'Log in'],
  ] as const)(
    'that fail in %s are logged, and replaced by the other language until they load',
    async (locale, replacement, text) => {
      expectConsole('error', /^Failed locale loading$/);
      const { loadMessages, title } = await fresh();
      refused.add(locale);
      await loadMessages(locale, ['account']);
      expect(title(locale)).toBe(replacement);
      refused.clear();
      await loadMessages(locale, ['account']);
      expect(title(locale)).toBe(text);
    },
  );

  it('that fail in both languages do not break the page', async () => {
    expectConsole('error', /^Failed locale loading$/);
    const { loadMessages } = await fresh();
    refused.add('en').add('vi');
    await expect(loadMessages('vi', ['account'])).resolves.toBeUndefined();
    await expect(loadMessages('en', ['account', 'common'])).resolves.toBeUndefined();
  });

  it('format numbers in the locale', async () => {
    const { loadMessages } = await fresh();
    const { messagesOf } = await import('./messages');
    const count = async (locale: 'en' | 'vi') => {
      await loadMessages(locale, ['results']);
      return messagesOf(locale).getFixedT(locale, 'results')('count', { count: 1200 });
    };
    expect(await count('en')).toBe('1,200 programs');
    expect(await count('vi')).toBe('1.200 chương trình');
  });

  it('show user text unchanged', async () => {
    const { loadMessages } = await fresh();
    await loadMessages('vi', ['common']);
    const { messagesOf } = await import('./messages');
    expect(messagesOf('vi').t('notFound.title', { path: '/<b>&"x"' })).toBe(
      'Không tìm thấy trang: /<b>&"x"',
    );
  });
});
