import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxiosError, AxiosHeaders } from 'axios';
import { I18nextProvider } from 'react-i18next';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { TextField } from '@/ui/forms/text-field';
import { SubmitForm } from './submit-form';
import { useSingleRun } from './use-single-run';
import { useSubmitForm } from './use-submit-form';

/** An answer of the API with this status and body. */
function failure(status: number, data: object): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const response = { status, data, statusText: '', headers: {}, config };
  return new AxiosError('failed', undefined, config, null, response);
}

const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty('empty')), limit: v.string() });

function Form({ send }: { send: () => Promise<void> }) {
  const form = useSubmitForm({
    schema,
    defaultValues: { name: 'An', limit: '' },
    serverNames: { limit: 'word_limit' },
    errorText: (message) => `error ${message}`,
    send,
  });
  return (
    <SubmitForm form={form}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('limit')} label="Limit" />
      <button type="submit">Save</button>
    </SubmitForm>
  );
}

function open(send: () => Promise<void>) {
  const page = (locale: 'en' | 'vi') => (
    <I18nextProvider i18n={messagesOf(locale)}>
      <Form send={send} />
    </I18nextProvider>
  );
  const { rerender } = render(page('en'));
  return { switchToVietnamese: () => rerender(page('vi')) };
}

async function submit(send: () => Promise<void>) {
  const page = open(send);
  await userEvent.click(screen.getByRole('button'));
  return page;
}

beforeAll(() => loadMessages('vi', ['common']));

describe('useSubmitForm', () => {
  it('sends nothing while the schema has issues', async () => {
    const send = vi.fn<() => Promise<void>>();
    open(send);
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('error empty')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a 422 at its fields with the focus on the first, and other messages over the form', async () => {
    const errors = { word_limit: ['Too high.'], name: ['Taken.'], token: ['Expired.'] };
    await submit(() => Promise.reject(failure(422, { errors })));
    expect(await screen.findByText('Taken.')).toBeVisible();
    expect(screen.getByLabelText('Limit')).toHaveAccessibleDescription('Too high.');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Expired\.$/);
  });

  it('shows any other failure over the form', async () => {
    await submit(() => Promise.reject(failure(503, { message: 'Not today.' })));
    expect(await screen.findByText('Not today.')).toBeVisible();
  });

  it('asks to send again instead of showing a server text in another language', async () => {
    const errors = { name: ['Taken.'], token: ['Expired.'] };
    const { switchToVietnamese } = await submit(() => Promise.reject(failure(422, { errors })));
    expect(await screen.findByText('Taken.')).toBeVisible();
    switchToVietnamese();
    expect(screen.queryByText('Taken.')).toBeNull();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/gửi lại/);
    expect(screen.getByRole('alert')).toHaveTextContent(/gửi lại/);
  });

  it('shows nothing for an expired session, which has its own toast (R17)', async () => {
    const send = vi.fn(() => Promise.reject(failure(401, { message: 'Over.' })));
    await submit(send);
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('useSingleRun', () => {
  it('ignores calls while an action runs, and until the render after it', async () => {
    const { result } = renderHook(useSingleRun);
    const action = vi.fn(() => Promise.resolve());
    const run = () => result.current[1](action);
    await act(async () => {
      await Promise.all([run(), run()]);
      await run();
    });
    expect(action).toHaveBeenCalledTimes(1);
    await act(run);
    expect(action).toHaveBeenCalledTimes(2);
    expect(result.current[0]).toBe(false);
  });
});
