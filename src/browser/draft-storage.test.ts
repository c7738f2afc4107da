import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetSession } from './session-reset';
import { draftStorage } from './draft-storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('stored text', () => {
  it('outlives the session, only for its student and page', () => {
    draftStorage(1, 'details').write({ sat: 1450 });
    resetSession('this-tab');
    expect(draftStorage(1, 'details').read()).toEqual({ sat: 1450 });
    expect(draftStorage(2, 'details').read()).toBeNull();
    expect(draftStorage(1, 'forms').read()).toBeNull();
    draftStorage(1, 'details').remove();
    expect({ ...localStorage }).toEqual({});
  });

  it('is null if it cannot be parsed', () => {
    localStorage.setItem('draft.1.details', '{"sat":');
    expect(draftStorage(1, 'details').read()).toBeNull();
  });

  it('is not stored when storage is blocked, without an error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const kept = draftStorage(1, 'details');
    kept.write({ sat: 1450 });
    expect(kept.read()).toBeNull();
    kept.remove();
  });
});
