import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userQuery } from '@/api/user/queries';
import { writeEssayText } from '@/lib/essay-text';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

const DRAFT =
  'The pump behind the market was repaired on Monday. I was very proud of it, and my grandmother carried two tins of water home that evening. She put them next to the door and sat down. I asked her why she had not waited for me, and she said that the water does not wait either. I wrote that down.';

const draftBox = () => screen.findByRole('textbox', { name: 'Your draft' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const reviews = (calls: readonly { url: string }[]) =>
  calls.filter(({ url }) => url.includes('/essay-feedback'));

async function open(text = DRAFT, path = '/ai-essay') {
  const page = await renderRoute(path);
  await page.user.click(await draftBox());
  if (text) await page.user.paste(text);
  return page;
}

describe('/ai-essay', () => {
  it('sends a visitor’s draft once on a double click, and links marks and comments', async () => {
    const { user, requests } = await open();
    await user.dblClick(await button('Get feedback'));
    const text = await screen.findByRole('region', { name: 'Your draft with numbered comments' });
    expect(text).toHaveTextContent(/was repaired\s?1.*very\s?2/);
    const list = screen.getByRole('list', { name: 'Comments on your draft' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    expect(reviews(await requests())).toHaveLength(1);

    await user.click(within(text).getByRole('button', { name: 'Comment 2' }));
    const remark = within(list).getByRole('article', { name: /Leave out “very”/ });
    expect(remark).toHaveFocus();
    await user.click(within(remark).getByRole('button', { name: /Show in the text/ }));
    expect(within(text).getByRole('button', { name: 'Comment 2' })).toHaveFocus();
    // Only the question shows until the visitor opens the rest.
    expect(within(remark).getByText(/look for a stronger verb/)).not.toBeVisible();
    await user.click(within(remark).getByRole('button', { name: 'One thing to try' }));
    expect(within(remark).getByText(/look for a stronger verb/)).toBeVisible();
    expect(screen.getByText('How it reads')).toBeVisible();
  });

  it('leads to the prompt if that is too long', async () => {
    const { user } = await open();
    const prompt = await screen.findByRole('textbox', { name: /^The question you’re answering/ });
    await user.click(prompt);
    await user.paste('x'.repeat(2001));
    await user.click(await button('Get feedback'));
    expect(prompt).toHaveFocus();
    expect(prompt).toBeInvalid();
  });

  it('keeps comments on unchanged words, marks the others, and can send again', async () => {
    const { user, requests } = await open();
    await user.click(await button('Get feedback'));
    await screen.findByRole('heading', { name: /4 comments/ });
    await user.click(await button('Edit'));
    const box = await draftBox();
    await user.clear(box);
    await user.paste(`One evening. ${DRAFT.replace('very proud', 'proud')}`);
    expect(screen.getByText(/1 comment is about words that are no longer there/)).toBeVisible();
    await user.click(await button('With comments'));
    const text = screen.getByRole('region', { name: 'Your draft with numbered comments' });
    expect(within(text).getByRole('button', { name: 'Comment 1' })).toBeVisible();
    expect(within(text).queryByRole('button', { name: 'Comment 2' })).toBeNull();
    await user.click(await button('New feedback'));
    await screen.findByRole('heading', { name: /3 comments/ });
    await waitFor(async () => expect(reviews(await requests())).toHaveLength(2));
  });

  it('reports another word limit, and keeps the focus when new feedback is there', async () => {
    const { user } = await open();
    await user.click(await button('Get feedback'));
    await screen.findByRole('heading', { name: /comments/ });
    await user.type(await screen.findByRole('textbox', { name: /^Word limit/ }), '20');
    expect(screen.getByText(/The question or the word limit has changed/)).toBeVisible();
    await user.click(await button('New feedback'));
    const heading = await screen.findByRole('heading', { name: /comments/ });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('leaves the focus where it is if the comments are those of an earlier visit', async () => {
    const { user } = await open();
    await user.click(await button('Get feedback'));
    const heading = await screen.findByRole('heading', { name: /4 comments/ });
    await waitFor(() => expect(heading).toHaveFocus());
    cleanup();
    await renderRoute('/ai-essay');
    expect(await screen.findByRole('heading', { name: /4 comments/ })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('keeps the draft in its place while a failed account loads again', async () => {
    addFault({ match: 'getUser', kind: 'status', status: 503 });
    const { queryClient } = await renderRoute('/ai-essay', { signedInAs: 'minh' });
    const box = await draftBox();
    clearFaults();
    addFault({ match: 'getUser', kind: 'hang' });
    act(() => void queryClient.refetchQueries({ queryKey: userQuery().queryKey }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));
    expect(screen.getByRole('textbox', { name: 'Your draft' })).toBe(box);
  });

  it('removes the mark of a resolved comment, and reopens it', async () => {
    const { user } = await open();
    await user.click(await button('Get feedback'));
    const list = await screen.findByRole('list', { name: 'Comments on your draft' });
    const [first] = within(list).getAllByRole('button', { name: 'Resolve' });
    if (first) await user.click(first);
    expect(screen.queryByRole('button', { name: 'Comment 1' })).toBeNull();
    expect(screen.getByRole('heading', { name: '4 comments · 1 resolved' })).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Reopen' }));
    expect(screen.getByRole('button', { name: 'Comment 1' })).toBeVisible();
  });

  it('explains that a draft is too short, and sends nothing', async () => {
    const { user, requests } = await open('Too little.');
    await user.click(await button('Get feedback'));
    expect(await screen.findByText(/2 words are too few/)).toBeVisible();
    await waitFor(async () => expect(await draftBox()).toHaveFocus());
    await user.clear(await draftBox());
    expect(screen.queryByText(/too few|There’s no text yet/)).toBeNull();
    await user.click(await button('Get feedback'));
    expect(await screen.findByText(/There’s no text yet/)).toBeVisible();
    expect(reviews(await requests())).toHaveLength(0);
  });

  it('shows a failure inline, keeps the draft, and retries', async () => {
    addFault({ match: 'postEssayFeedback', kind: 'status', status: 500, times: 1 });
    const { user } = await open();
    await user.click(await button('Get feedback'));
    expect(
      await screen.findByText('We couldn’t get feedback. Your draft is unchanged.'),
    ).toBeVisible();
    expect(await draftBox()).toHaveValue(DRAFT);
    expect(screen.queryByRole('status', { name: 'Messages' })).toBeNull();
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: /4 comments/ })).toBeVisible();
  });

  it('can be cancelled while it waits', async () => {
    addFault({ match: 'postEssayFeedback', kind: 'hang' });
    const { user } = await open();
    await user.click(await button('Get feedback'));
    expect(await screen.findByText('Reading your draft')).toBeVisible();
    await user.click(await button('Cancel'));
    expect(await screen.findByText('Canceled. Your draft is unchanged.')).toBeVisible();
    await waitFor(async () => expect(await button('Get feedback')).toHaveFocus());
  });

  it('requests the feedback again when the language changes', async () => {
    const { user, router, requests } = await open();
    await user.click(await button('Get feedback'));
    await screen.findByText(/Leave out “very”/);
    await router.navigate('/vi/ai-essay');
    expect(await screen.findByText(/Bạn thử bỏ “very” rồi đọc lại câu/)).toBeVisible();
    expect(screen.queryByText(/Leave out “very”/)).toBeNull();
    expect(reviews(await requests())).toHaveLength(2);
  });

  it('saves a draft as an essay, once, and opens it', async () => {
    const { user, requests } = await renderRoute('/ai-essay', { signedInAs: 'minh' });
    await user.click(await draftBox());
    await user.paste(DRAFT);
    await user.dblClick(await button('Save as an essay'));
    const link = await screen.findByRole('link', { name: 'Open the essay' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/profile\/essays\/e\d+$/));
    const posts = (await requests()).filter(
      ({ method, url }) => method === 'POST' && url.includes('/student/essays'),
    );
    expect(posts).toHaveLength(1);
  });

  it('opens an essay of the account, and reports an unknown one', async () => {
    const { router, user } = await renderRoute('/ai-essay?essay=e1', { signedInAs: 'linh.tran' });
    expect(
      await screen.findByRole('heading', { name: 'The pump behind the market', level: 2 }),
    ).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(await button('Get feedback'));
    expect(await screen.findByText('How it reads')).toBeVisible();
    await router.navigate('/ai-essay?essay=e999');
    expect(await screen.findByText('We can’t find this essay')).toBeVisible();
  });

  it('reads the text of an essay that is only on this device, and says so', async () => {
    const draft = {
      content: writeEssayText({ title: 'The well', essay: DRAFT }),
      base: { version: 1, print: 'before', savedAt: '' },
      sent: [],
      aside: [],
      newer: null,
      seen: {},
      updatedAt: '2026-11-01T08:00:00Z',
    };
    localStorage.setItem('draft.1.e1', JSON.stringify(draft));
    const page = await renderRoute('/ai-essay?essay=e1', { signedInAs: 'linh.tran' });
    expect(await screen.findByRole('heading', { name: 'The well', level: 2 })).toBeVisible();
    expect(screen.getByText('On this device, not yet in your account.')).toBeVisible();
    await page.user.click(await button('Get feedback'));
    await screen.findByRole('heading', { name: /4 comments/ });
    const [review] = reviews(await page.requests());
    expect(review).toHaveProperty('body.text', DRAFT);
  });

  it('reports an essay whose id can’t be one', async () => {
    const search = new URLSearchParams({ essay: '../x' }).toString();
    await renderRoute(`/ai-essay?${search}`, { signedInAs: 'linh.tran' });
    expect(await screen.findByText('We can’t find this essay')).toBeVisible();
  });

  it('keeps a visitor’s draft at login, and hides it from the next student', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('Email'), 'minh@example.com');
    await user.type(screen.getByLabelText('Password'), 'saola-demo{Enter}');
    expect(await draftBox()).toHaveValue(DRAFT);
    expect(screen.getByText(/wrote this draft here before you logged in/)).toBeVisible();
    expect(sessionStorage.getItem('draft.visitor.feedback')).toBeNull();
  });
});
