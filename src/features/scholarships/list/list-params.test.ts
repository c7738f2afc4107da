import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PARAMS, readDetail, readListParams, writeListParams } from './list-params';

const read = (query: string) => readListParams(new URLSearchParams(query));

describe('the list in the URL', () => {
  it('is read as far as it is valid', () => {
    expect(
      read('q=%20ha%20%20noi&country=6&field=1&pays=full&open=1&saved=1&sort=deadline'),
    ).toEqual({
      params: {
        q: 'ha noi',
        country: '6',
        field: '1',
        pays: 'full',
        open: true,
        saved: true,
        sort: 'deadline',
      },
      dropped: false,
    });
    expect(read('')).toEqual({ params: DEFAULT_PARAMS, dropped: false });
    expect(read('country=&q=')).toEqual({ params: DEFAULT_PARAMS, dropped: false });
  });

  it.each([
    'pays=money',
    'open=yes',
    'sort=fit&sort=deadline',
    'country=%3Cimg%3E',
    'q=%E0%A4',
    `q=${'a'.repeat(101)}`,
  ])('says that something in it was of no use: %s', (query) => {
    expect(read(query)).toEqual({ params: DEFAULT_PARAMS, dropped: true });
  });

  it('survives anything, and what is written is read again', () => {
    const name = fc.constantFrom('q', 'country', 'field', 'pays', 'open', 'saved', 'sort', 'other');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const query = new URLSearchParams(pairs);
        const { params } = readListParams(query);
        expect(readListParams(writeListParams(query, params))).toEqual({ params, dropped: false });
        expect(writeListParams(query, params).getAll('other')).toEqual(query.getAll('other'));
      }),
    );
  });

  it('names the dialog, unless it cannot be an id', () => {
    expect(readDetail(new URLSearchParams('scholarship=21'))).toEqual({ id: '21', dropped: false });
    expect(readDetail(new URLSearchParams('scholarship=../x'))).toEqual({
      id: null,
      dropped: true,
    });
    expect(readDetail(new URLSearchParams())).toEqual({ id: null, dropped: false });
  });
});
