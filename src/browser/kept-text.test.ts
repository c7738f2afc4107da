import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPerson } from './session-reset';
import { keptText } from './kept-text';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('what is typed and not in the account', () => {
  it('outlives the session, for its student and its page alone', () => {
    keptText(1, 'details').keep({ sat: 1450 });
    forgetPerson('this-tab');
    expect(keptText(1, 'details').read()).toEqual({ sat: 1450 });
    expect(keptText(2, 'details').read()).toBeNull();
    expect(keptText(1, 'forms').read()).toBeNull();
    keptText(1, 'details').remove();
    expect({ ...localStorage }).toEqual({});
  });

  it('is nothing where it cannot be read', () => {
    localStorage.setItem('draft.1.details', '{"sat":');
    expect(keptText(1, 'details').read()).toBeNull();
  });

  it('is not kept where storage is refused, and nothing breaks', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const kept = keptText(1, 'details');
    kept.keep({ sat: 1450 });
    expect(kept.read()).toBeNull();
    kept.remove();
  });
});
