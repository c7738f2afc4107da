import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetSession } from './session-reset';
import { draftPrefix, draftStorage } from './draft-storage';

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

  it('is not that of a student whose id begins with the same part', () => {
    draftStorage('an.nguyen', 'essay').write('secret');
    expect(Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix('an')))).toEqual(
      [],
    );
    expect(draftStorage('an.nguyen', 'essay').read()).toBe('secret');
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
